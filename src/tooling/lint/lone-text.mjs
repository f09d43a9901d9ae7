import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

const isText = (type) => (type.isUnion() ? type.types.some(isText) : (type.flags & TEXT) !== 0);

/** Line breaks between tags, and comments, render nothing. */
const isRendered = ({ type, value, expression }) =>
  type === 'JSXText' ? !/^\s*\n\s*$/.test(value) : expression?.type !== 'JSXEmptyExpression';

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      siblings:
        'Put the text into <Words>: a page translator replaces text nodes, and React would look for its own.',
    },
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices;
    // The file is linted without types.
    if (!program) return {};
    const isBareText = ({ type, expression }) =>
      type === 'JSXText' ||
      (type === 'JSXExpressionContainer' && isText(getTypeAtLocation(expression)));
    const check = ({ type, children }) => {
      const rendered = children.filter(isRendered);
      if (type === 'JSXElement' && rendered.length < 2) return;
      for (const node of rendered.filter(isBareText))
        context.report({ node, messageId: 'siblings' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** A text must be the only child of its element. */
export const loneText = {
  files: ['src/**/*.tsx'],
  plugins: { translation: { rules: { 'lone-text': rule } } },
  rules: { 'translation/lone-text': 'error' },
};
