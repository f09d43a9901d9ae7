/** A spinning ring. The text next to it names what is loading. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />;
