import { useRef, useState } from 'react';
import { MAX_QUERY_LENGTH, SHOWN_CHARACTERS } from '../domain/limits';
import { shownText } from '../text/shown-text';
import { ShowMore } from './ShowMore';

/** A server's text, of whatever length: the beginning, and a way to the rest (@spec §8). */
export function ServerText({ text }: { text: string }) {
  const [length, setLength] = useState(SHOWN_CHARACTERS);
  const box = useRef<HTMLSpanElement>(null);
  const shown = shownText(text, length);
  if (text.length <= SHOWN_CHARACTERS) return shown;
  return (
    <>
      <span ref={box} tabIndex={-1}>
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
