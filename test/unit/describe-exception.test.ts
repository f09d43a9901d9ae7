import { expect } from '@open-wc/testing';
import { describeException } from '../../src/host/describe-exception';

const SECRET = 'knee operation of thandi@example.org';
const withStack = (message: string, stack: unknown) =>
  Object.assign(new TypeError(message), { stack });

describe('the report of an exception', () => {
  const table: Readonly<Record<string, readonly [exception: unknown, words: string]>> = {
    'an error without a stack': [withStack(SECRET, undefined), 'TypeError in response'],
    'a stack of V8, which begins with the message': [
      withStack(
        SECRET,
        `TypeError: ${SECRET}\n    at read (https://cdn.example/mai/chunks/response-D3_x.js:1:345)\n    at app.js:2:1`,
      ),
      'TypeError in response, at response-D3_x.js:1:345',
    ],
    'a stack of Firefox and WebKit': [
      withStack(
        SECRET,
        'read@https://cdn.example/mai/response.js:1:345\n@https://a.example/b.js:2:1',
      ),
      'TypeError in response, at response.js:1:345',
    ],
    'a message that looks like a stack': [
      withStack(
        'at thandi.js:1:2',
        'TypeError: at thandi.js:1:2\n    at https://a.example/app.js:3:4',
      ),
      'TypeError in response, at app.js:3:4',
    ],
    'a stack of a page, whose address is its own': [
      withStack(SECRET, `TypeError: ${SECRET}\n    at https://portal.example/?member=thandi:1:2`),
      'TypeError in response',
    ],
    'an exception of the DOM': [
      new DOMException(SECRET, 'NotFoundError'),
      'NotFoundError in response',
    ],
    'a name that is a text': [{ name: SECRET, message: SECRET }, 'Exception in response'],
    'a name that is no text': [{ name: { SECRET } }, 'Exception in response'],
    'a text': [SECRET, 'Exception in response'],
    nothing: [undefined, 'Exception in response'],
    'an error with a cause': [
      Object.assign(withStack(SECRET, ''), { cause: new Error(SECRET) }),
      'TypeError in response',
    ],
    'members that throw': [
      {
        get name() {
          throw new Error(SECRET);
        },
      },
      'Exception in response',
    ],
    'a message that can’t be read': [
      {
        name: 'RangeError',
        message: {
          toString: () => {
            throw new Error(SECRET);
          },
        },
        stack: '',
      },
      'Exception in response',
    ],
  };
  for (const [what, [exception, words]] of Object.entries(table)) {
    it(`is its name and its place: ${what} (decisions 6)`, () => {
      const said = describeException(exception, 'response');
      // A DOMException has its own stack.
      expect(exception instanceof DOMException ? said.split(', at')[0] : said).to.equal(words);
      expect(said).not.to.contain('thandi');
    });
  }
});
