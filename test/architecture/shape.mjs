import ts from 'typescript';
import { nodesOf } from './source.mjs';

export const MOST_LINES = 180;

/** Files too long to be one subject, as 'file: lines'. */
export const tooLong = (sources) =>
  sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path}: ${lines}`);

const SPOKEN = /^(?:aria-label|aria-description|aria-roledescription|alt|label|placeholder|title)$/;
const hasLetters = (text) => /\p{L}/u.test(text);

function isSentence(node) {
  if (ts.isJsxText(node)) return hasLetters(node.text);
  if (!ts.isStringLiteralLike(node) || !hasLetters(node.text)) return false;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SPOKEN.test(parent.name.getText());
  if (!ts.isJsxExpression(parent)) return false;
  return !ts.isJsxAttribute(parent.parent) || SPOKEN.test(parent.parent.name.getText());
}

/** Words that stand in JSX instead of `text`, as 'file: words'. */
export const sentencesInJsx = (sources) =>
  sources.flatMap((source) =>
    [...nodesOf(source)].filter(isSentence).map((node) => `${source.path}: ${node.text.trim()}`),
  );
