import type { RefObject } from 'react';
import { useText } from '../../text/text-context';
import { Button } from '../../ui/Button';

interface ShowMoreProps {
  /** How much there is and how much is shown, in rows or characters. */
  readonly total: number;
  readonly shown: number;
  /** How much a press adds. */
  readonly step: number;
  readonly onShow: (shown: number) => void;
  /** Takes the focus when the last part is shown. */
  readonly target: RefObject<HTMLElement | null>;
}

/** A button that shows more of a long text or list; renders nothing once everything is shown. */
export function ShowMore({ total, shown, step, onShow, target }: ShowMoreProps) {
  const { common } = useText();
  if (shown >= total) return null;
  return (
    <Button
      onClick={() => {
        // The button is about to be removed, so the focus moves to the target.
        if (shown + step >= total) target.current?.focus();
        onShow(shown + step);
      }}
    >
      {common.showMore}
    </Button>
  );
}
