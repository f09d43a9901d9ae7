/** A turning ring; text beside it names what is loading. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />;
