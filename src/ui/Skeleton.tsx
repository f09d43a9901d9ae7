/** Grey lines where content will stand, so that nothing jumps when it comes. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className="skeleton" role="status">
      <span className="hidden-text">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
