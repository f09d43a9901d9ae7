import { useRef, useState } from 'react';
import { MORE_CHARACTERS, shownText, SHOWN_CHARACTERS } from '../text/shown-text';
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
        step={MORE_CHARACTERS}
        onShow={setLength}
        target={box}
      />
    </>
  );
}
