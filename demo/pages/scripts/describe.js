const MOST = 4000;
const TEXT = /^(?:text\/|application\/json)/;

/** Headers as lines, 'name: value'. */
export const describeHeaders = (headers) =>
  [...headers].map(([name, value]) => `${name}: ${value}`);

const shorten = (text) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

const part = ([name, value]) =>
  value instanceof File
    ? `${name}: ${value.name} (${value.type || 'no type'}, ${value.size} bytes)`
    : `${name}: ${value}`;

/** Other people may see the log. */
const withoutPassword = (key, value) => (key === 'Password' ? '••••••' : value);

function json(text) {
  try {
    return JSON.stringify(JSON.parse(text), withoutPassword, 2);
  } catch {
    return text;
  }
}

/** The body of a request or a response as text: a form's parts, JSON or plain text; '' for none. */
export async function describeBody(message) {
  const type = message.headers.get('Content-Type') ?? '';
  try {
    if (type.startsWith('multipart/form-data')) {
      return [...(await message.formData())].map(part).map(shorten).join('\n');
    }
    if (TEXT.test(type)) return shorten(json(await message.text()));
    const { size } = await message.blob();
    return size ? `${type || 'no type'}, ${size} bytes` : '';
  } catch {
    return 'It could not be read.';
  }
}
