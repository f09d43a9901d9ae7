interface SkeletonProps {
  readonly lines: number;
  /** A name for screen readers. */
  readonly label: string;
}

/** The lines of a skeleton, for a live region that later announces the outcome. */
export const SkeletonLines = ({ lines, label }: SkeletonProps) => (
  <>
    <span className="hidden-text">{label}</span>
    {[...Array(lines).keys()].map((line) => (
      <span key={line} className="skeleton-line" />
    ))}
  </>
);

/** Grey lines in place of content, so that the layout does not shift when it loads. */
export function Skeleton(props: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <SkeletonLines {...props} />
    </div>
  );
}
