/** A turning ring; who waits for what stands in words beside it. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />;
