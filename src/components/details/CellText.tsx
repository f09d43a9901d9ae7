import { ServerText } from './ServerText';

/** In characters. Longer than any of our category names or dates. */
const ONE_LINE = 40;

/** A server's text in a narrow table column: on one line, unless it is unusually long. */
export function CellText({ text }: { text: string }) {
  if (text.length <= ONE_LINE) return <ServerText text={text} />;
  return (
    <span className="cell-text">
      <ServerText text={text} />
    </span>
  );
}
