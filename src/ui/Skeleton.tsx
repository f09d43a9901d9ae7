interface SkeletonProps {
  readonly lines: number;
  /** Says what is under way. */
  readonly label: string;
}

/** The lines of a skeleton, for a live region that says later what became of them. */
export const SkeletonLines = ({ lines, label }: SkeletonProps) => (
  <>
    <span className="hidden-text">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="skeleton-line" />
    ))}
  </>
);

/** Grey lines where content will stand, so that nothing jumps when it comes. */
export function Skeleton(props: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <SkeletonLines {...props} />
    </div>
  );
}
