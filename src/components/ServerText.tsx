import { useRef, useState } from 'react';
import { MAX_QUERY_LENGTH, SHOWN_CHARACTERS } from '../domain/limits';
import { shownText } from '../text/shown-text';
import { ShowMore } from './ShowMore';

/** No category and no date of ours is longer: what is may need several lines in a narrow column. */
const ONE_LINE = 40;

/** A server's text, of whatever length: the beginning, and a way to the rest (@spec §8). */
export function ServerText({ text }: { text: string }) {
  const [length, setLength] = useState(SHOWN_CHARACTERS);
  const box = useRef<HTMLSpanElement>(null);
  const shown = shownText(text, length);
  if (text.length <= ONE_LINE) return shown;
  const isCut = text.length > SHOWN_CHARACTERS;
  return (
    <>
      <span ref={box} className="server-text" tabIndex={isCut ? -1 : undefined}>
        {shown}
      </span>
      <ShowMore
        total={text.length}
        shown={length}
        step={MAX_QUERY_LENGTH}
        onShow={setLength}
        target={box}
      />
    </>
  );
}
