import { useRef, useState } from 'react';
import { MORE_CHARACTERS, SHOWN_CHARACTERS } from '../../domain/shown-limits';
import { shownText } from '../../text/shown-text';
import { Words } from '../../ui/Words';
import { ShowMore } from './ShowMore';

/** A server's text of any length, truncated with a 'Show more' button (@spec §8). */
export function ServerText({ text }: { text: string }) {
  const [length, setLength] = useState(SHOWN_CHARACTERS);
  const box = useRef<HTMLSpanElement>(null);
  const shown = shownText(text, length);
  if (text.length <= SHOWN_CHARACTERS) return <Words>{shown}</Words>;
  return (
    <>
      <span ref={box} tabIndex={-1}>
        <Words>{shown}</Words>
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
