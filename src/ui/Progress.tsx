import { Words } from './Words';

/** A progress bar in whole percents, with its label next to it. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div className="progress">
      <progress className="progress-bar" max={100} value={percent} aria-label={label} />
      <span aria-hidden="true">
        <Words>{label}</Words>
      </span>
    </div>
  );
}
