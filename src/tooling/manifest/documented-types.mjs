import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { loadSource } from '../load-source.mjs';
import { elementOf } from './analyze.mjs';

const { handlerOf } = await loadSource(join(ROOT, 'src/host/element-events.ts'));

const HEAD = `// \`npm run manifest\` writes this file: editors show the comments of the tables beside each name.
import type { ElementEvents } from '../host/element-events';
import type { AttributeName, ValueOf } from '../settings/attributes';
import type { Messages } from '../text/texts';

type EventOf<Name extends keyof ElementEvents> = CustomEvent<
  // Without a detail, \`detail\` is null.
  ElementEvents[Name] extends undefined ? null : ElementEvents[Name]
>;
type Text<Name extends AttributeName> = ValueOf<Name> | null | undefined;
type Given<Name extends AttributeName> =
  Text<Name> | (Name extends 'messages' ? Messages : never);
`;

/** A default that is a value is formatted as code; a default in words is not. */
const defaultOf = (text) => (/\s/.test(text) ? text : `\`${text}\``);

/** Without the default 'none', which would look like a value. */
const comment = ({ description, default: absent = 'none' }) =>
  `/** ${description}${absent === 'none' ? '' : ` Default: ${defaultOf(absent)}.`} */`;

/** An interface of lines, each with the comment of its table. */
const type = (name, about, entries, line) =>
  [
    `/** ${about} */`,
    `export interface ${name} {`,
    ...entries.map((entry) => `${comment(entry)}\n${line(entry)}`),
    '}',
  ].join('\n');

/** The source of the documented types of a manifest. */
export function documentedTypes(manifest) {
  const { attributes, events } = elementOf(manifest);
  return [
    HEAD,
    type(
      'TextProperties',
      'The attributes as properties, but for `messages`.',
      attributes.filter(({ fieldName }) => fieldName !== 'messages'),
      ({ fieldName }) => `${fieldName}: string | null;`,
    ),
    type(
      'InquiriesAttributes',
      'The attributes as texts in markup: a server renders them, and every framework keeps them.',
      attributes,
      ({ name, fieldName }) => `'${name}'?: Text<'${fieldName}'>;`,
    ),
    type(
      'InquiriesProps',
      "The attributes as a component's props: `apiBase`, and `messages` as an object too.",
      attributes,
      ({ fieldName }) => `${fieldName}?: Given<'${fieldName}'>;`,
    ),
    type(
      'InquiriesEvents',
      "The element's own events by name, as listeners receive them.",
      events,
      ({ name }) => `'${name}': EventOf<'${name}'>;`,
    ),
    type(
      'InquiriesListeners',
      'Listeners as Preact takes them: `onquery-submitted`.',
      events,
      ({ name }) => `'on${name}'?: (event: InquiriesEvents['${name}']) => void;`,
    ),
    type(
      'InquiriesHandlers',
      "Handlers as a component's props: `onQuerySubmitted`.",
      events,
      ({ name }) =>
        `${handlerOf(name)}?: ((event: InquiriesEvents['${name}']) => void) | undefined;`,
    ),
  ].join('\n\n');
}
