import { ServerText } from './ServerText';

/** No category and no date of ours is longer. */
const ONE_LINE = 40;

/** A server's text in a narrow column of a table: on one line, unless it is longer than any of ours. */
export function CellText({ text }: { text: string }) {
  if (text.length <= ONE_LINE) return <ServerText text={text} />;
  return (
    <span className="cell-text">
      <ServerText text={text} />
    </span>
  );
}
