/** An answer on its way, with ky's ways to read it. */
interface Answer extends Promise<Response> {
  readonly text: () => Promise<string>;
  readonly blob: () => Promise<Blob>;
}

/** Reads an answer; a SyntaxError where it can't be read. */
export type Read<T> = (answer: Answer) => Promise<T>;

export const readText: Read<string> = (answer) => answer.text();
/** JSON is no content for members: `null` or a stack of braces would be shown to them. */
export const readContent: Read<string> = async (answer) => {
  const { headers } = await answer;
  if (!/\bjson\b/i.test(headers.get('content-type') ?? '')) return answer.text();
  throw new SyntaxError('The answer is no content');
};
export const readBlob: Read<Blob> = (answer) => answer.blob();
export const readJson: Read<unknown> = async (answer) => {
  const text = await answer.text();
  return text.trim() === '' ? undefined : (JSON.parse(text) as unknown);
};
