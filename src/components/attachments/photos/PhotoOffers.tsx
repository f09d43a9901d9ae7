import { useState } from 'react';
import { fill } from '../../../text/fill';
import { FIT_TEXTS } from '../../../text/later/fit';
import { useText } from '../../../text/text-context';
import { Button } from '../../../ui/Button';
import type { Elements } from '../../../ui/elements';
import { Words } from '../../../ui/Words';
import { useLaterStyles } from '../../later/use-later-styles';
import { useLaterText } from '../../later/use-later-text';
import css from './photos.css';
import type { Fitting } from './use-fitting';

interface PhotoOffersProps {
  readonly fitting: Fitting;
  readonly files: readonly File[];
  /** Words that no button follows from. */
  readonly notes?: readonly string[];
  /** The buttons that are offered. */
  readonly children: Elements;
}

/** Offers to make photos smaller; the progress and a cancel button in their place, once one is pressed. */
export function PhotoOffers({ fitting, files, notes = [], children }: PhotoOffersProps) {
  const { common } = useText();
  const { fit } = useLaterText(FIT_TEXTS);
  const { box, state, cancel } = fitting;
  useLaterStyles(css, box);
  // Once the files change, it may be true no more.
  const [outcome, setOutcome] = useState({ state, files });
  if (outcome.state !== state) setOutcome({ state, files });
  const isOver = state.is === 'too-much' && outcome.files === files;
  return (
    <div ref={box} className="photo-offers">
      <div role="status" className="photo-notes">
        {notes.map((note) => (
          <p key={note} className="field-note">
            <Words>{note}</Words>
          </p>
        ))}
        {state.is === 'working' && (
          <p className="field-note">
            <Words>{fill(fit.working, { done: state.done, count: state.count })}</Words>
          </p>
        )}
        {isOver && (
          <p className="field-error">
            <Words>{fit.tooMuch}</Words>
          </p>
        )}
      </div>
      {state.is === 'working' ? (
        <Button onClick={cancel}>
          <Words>{common.cancel}</Words>
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
