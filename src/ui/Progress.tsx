/** A progress bar of whole percent; its words stand beside it. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div className="progress">
      <progress className="progress-bar" max={100} value={percent} aria-label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
