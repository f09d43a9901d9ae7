import ts from 'typescript';

/** Types of the platform that JSON lacks: the bytes of a file. */
const FILES = ['File', 'Blob'];
const BYTES = { contentMediaType: 'application/octet-stream' };

const SIMPLE = [
  [ts.TypeFlags.String, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
];

const unique = (items) => [...new Set(items)];

/** 'WireQuery' as 'Query', because everything in the document is on the wire. */
const componentName = (name) => name.replace(/^Wire/, '');

/**
 * Converts types of the contract to JSON schemas, as in OpenAPI 3.1. A named interface becomes a component, and the
 * comment of a property its description.
 */
export function schemaWriter(checker) {
  const components = {};

  const isOptional = (property) => Boolean(property.flags & ts.SymbolFlags.Optional);
  const commentOf = (symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');

  function objectSchema(type) {
    const properties = checker.getPropertiesOfType(type);
    const required = properties.filter((property) => !isOptional(property));
    const entries = properties.map((property) => {
      const description = commentOf(property);
      const schema = schemaOf(checker.getTypeOfSymbol(property));
      return [property.name, { ...schema, ...(description && { description }) }];
    });
    return {
      type: 'object',
      ...(required.length > 0 && { required: required.map(({ name }) => name) }),
      properties: Object.fromEntries(entries),
    };
  }

  function namedSchema(type) {
    const symbol = type.symbol;
    if (!(symbol.flags & ts.SymbolFlags.Interface)) return objectSchema(type);
    const name = componentName(symbol.name);
    if (!components[name]) {
      components[name] = {};
      const description = commentOf(symbol);
      Object.assign(components[name], description && { description }, objectSchema(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /**
   * A union of simple types becomes a list of names, of literals a list of values, and any other a list of schemas.
   */
  function unionSchema(type) {
    const schemas = type.types
      .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
      .map(schemaOf);
    const values = schemas.filter(({ const: value }) => value !== undefined);
    const names = schemas.filter(({ type: name }) => name && name !== 'object' && name !== 'array');
    const others = schemas.filter((schema) => !values.includes(schema) && !names.includes(schema));
    const simple = unique(names.map(({ type: name }) => name)).reverse();
    const parts = [
      ...(values.length > 0 ? [{ enum: values.map(({ const: value }) => value) }] : []),
      ...(simple.length > 0 ? [{ type: simple.length > 1 ? simple : simple[0] }] : []),
      ...others,
    ];
    return parts.length === 1 ? parts[0] : { anyOf: parts };
  }

  function schemaOf(type) {
    const { flags, symbol } = type;
    if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return {};
    if (flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral))
      return { const: type.value };
    const [, simple] = SIMPLE.find(([flag]) => flags & flag) ?? [];
    if (simple) return { type: simple };
    if (type.isUnion()) return unionSchema(type);
    if (checker.isArrayType(type))
      return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
    if (FILES.includes(symbol?.name)) return BYTES;
    return type.isIntersection() ? objectSchema(type) : namedSchema(type);
  }

  return { components, schemaOf, objectSchema };
}
