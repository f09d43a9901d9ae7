import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { loadSource } from '../load-source.mjs';

const source = (path) => loadSource(join(ROOT, 'src', path));

/** The endpoint of each form, which determines the origins' codes that it may contain. */
const ENDPOINTS = { smartInquiry: 'additional-info', medicineDelivery: 'medicine-delivery' };

const unique = (items) => [...new Set(items)];

/** Returns a function that adds the policies of the origins to the schema of a form's fields (@spec §3, §5, §9). */
export async function fieldRules() {
  const [{ ORIGINS }, { fieldsOf, isAddress }, limits] = await Promise.all([
    source('origins/index.ts'),
    source('origins/fields.ts'),
    source('domain/limits.ts'),
  ]);
  const { MAX_QUERY_LENGTH, MAX_FILES, MAX_TOTAL_BYTES, FILE_EXTENSIONS } = limits;

  const addresses = fieldsOf({ leavesOut: [] }).filter(isAddress);

  function rulesOf(service) {
    const policies = Object.values(ORIGINS).filter(
      ({ submission }) => submission.endpoint === ENDPOINTS[service],
    );
    const categories = policies.map((policy) => policy.categories);
    const subCategories = categories.flatMap((each) => Object.values(each).flatMap(Object.keys));
    const constants = Object.assign({}, ...policies.map(({ submission }) => submission.constants));
    return {
      origin: { enum: policies.map(({ wireCode }) => wireCode) },
      category: { enum: unique(categories.flatMap(Object.keys)) },
      subCategory: {
        enum: unique(subCategories),
        description: 'One of the category; absent for a category that has none.',
      },
      query: {
        minLength: 1,
        maxLength: MAX_QUERY_LENGTH,
        description: `At most ${MAX_QUERY_LENGTH} UTF-16 code units.`,
      },
      ...Object.fromEntries(addresses.map((name) => [name, { format: 'email' }])),
      files: {
        maxItems: MAX_FILES,
        description: `One part for each file, under its own name and after all other parts. Types: ${FILE_EXTENSIONS.join(', ')}; at most ${MAX_TOTAL_BYTES} bytes together.`,
      },
      ...Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, { const: value }]),
      ),
    };
  }

  return ({ required = [], properties, ...schema }, service) => {
    const rules = ENDPOINTS[service] ? rulesOf(service) : {};
    const isList = (name) => properties[name].type === 'array';
    const entries = Object.entries(properties).map(([name, { type, ...field }]) => [
      name,
      { ...(type && { type }), ...field, ...rules[name] },
    ]);
    return {
      ...schema,
      // An empty list has no part.
      required: required.filter((name) => !isList(name)),
      properties: Object.fromEntries(entries),
    };
  };
}
