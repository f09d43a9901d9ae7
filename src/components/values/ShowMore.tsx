import type { RefObject } from 'react';
import { useText } from '../settings/text-context';
import { Button } from '../ui/Button';

interface ShowMoreProps {
  /** How much there is, and how much of it is shown. */
  readonly total: number;
  readonly shown: number;
  /** How much a press adds. */
  readonly step: number;
  readonly onShow: (shown: number) => void;
  /** Takes the focus with the last press. */
  readonly target: RefObject<HTMLElement | null>;
}

/** The way to the rest of something long, part by part; nothing where all is shown. */
export function ShowMore({ total, shown, step, onShow, target }: ShowMoreProps) {
  const { common } = useText();
  if (shown >= total) return null;
  return (
    <Button
      onClick={() => {
        // The button is removed with the last part: the focus must not go with it.
        if (shown + step >= total) target.current?.focus();
        onShow(shown + step);
      }}
    >
      {common.showMore}
    </Button>
  );
}
