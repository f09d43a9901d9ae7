import { expect } from '@open-wc/testing';
import { mergeTexts } from '../../src/text/merge-texts';
import { TEXTS } from '../../src/text/texts';

const read = (json: string) => mergeTexts(TEXTS, JSON.parse(json) as Record<string, unknown>);

describe('the texts', () => {
  it('are ours if a portal has none of its own', () => {
    expect(mergeTexts(TEXTS, undefined)).to.deep.equal({ text: TEXTS, problems: [] });
    expect(mergeTexts(TEXTS, undefined).text).to.equal(TEXTS);
    expect(mergeTexts(TEXTS, null)).to.deep.equal({
      text: TEXTS,
      problems: ['there is no JSON object'],
    });
    expect(mergeTexts(TEXTS, {})).to.deep.equal({ text: TEXTS, problems: [] });
  });

  it("replace single texts by a portal's own, and keep the others", () => {
    const { text, problems } = mergeTexts(TEXTS, {
      logQuery: { send: 'Stuur navraag' },
      categories: { OTHER: 'Ander' },
    });
    expect(problems).to.deep.equal([]);
    expect(text).to.deep.equal({
      ...TEXTS,
      logQuery: { ...TEXTS.logQuery, send: 'Stuur navraag' },
      categories: { ...TEXTS.categories, OTHER: 'Ander' },
    });
    expect(TEXTS.logQuery.send).to.equal('Send Query');
  });

  it("keep the placeholders of values, wherever a portal's text puts them", () => {
    const total = 'Lêers: {count} van 10, {size} van 10 MB';
    expect(mergeTexts(TEXTS, { attachments: { total } }).text.attachments.total).to.equal(total);

    const { text, problems } = mergeTexts(TEXTS, {
      attachments: { total: 'Lêers: {count} van 10', removed: 'Verwyder.' },
    });
    expect(text).to.deep.equal(TEXTS);
    expect(problems).to.deep.equal([
      '"attachments.total" lacks {size}',
      '"attachments.removed" lacks {fileName}',
    ]);
  });

  it('leave groups that come with their parts to those', () => {
    expect(read('{"due":{"by":"x"},"record":"x"}')).to.deep.equal({ text: TEXTS, problems: [] });
  });

  for (const [what, json, problem] of [
    ['an unknown group', '{"sidebar":{"title":"x"}}', 'there is no "sidebar"'],
    ['an unknown text', '{"logQuery":{"sned":"x"}}', 'there is no "logQuery.sned"'],
    ['a text for a group', '{"logQuery":"x"}', '"logQuery" is no group of texts'],
    ['a list for a group', '{"logQuery":["x"]}', '"logQuery" is no group of texts'],
    ['null for a group', '{"logQuery":null}', '"logQuery" is no group of texts'],
    ['a number', '{"logQuery":{"send":7}}', '"logQuery.send" is no text'],
    ['a group for a text', '{"logQuery":{"send":{"x":"y"}}}', '"logQuery.send" is no text'],
    ['a blank text', '{"logQuery":{"send":" "}}', '"logQuery.send" is no text'],
    ['__proto__', '{"__proto__":{"send":"x"}}', 'there is no "__proto__"'],
    ['toString', '{"logQuery":{"toString":"x"}}', 'there is no "logQuery.toString"'],
  ] as const) {
    it(`report ${what}, and stay unchanged`, () => {
      expect(read(json)).to.deep.equal({ text: TEXTS, problems: [problem] });
    });
  }
});
