import { expect } from '@open-wc/testing';
import { problemsOf } from '../../src/components/optional/check-messages';
import { mergeTexts, type Tree } from '../../src/text/merge-texts';
import { DUPLICATES_TEXTS } from '../../src/text/optional/duplicates';
import { PAGES_TEXTS } from '../../src/text/optional/pages';
import { TEXTS } from '../../src/text/texts';

const merge = <Ours extends Tree>(ours: Ours, messages: Tree | null) => ({
  text: mergeTexts(ours, messages),
  problems: problemsOf(ours, messages),
});
const read = (json: string) => merge(TEXTS, JSON.parse(json) as Tree);

describe('the texts', () => {
  it('are ours if a portal has none of its own', () => {
    expect(mergeTexts(TEXTS, undefined)).to.equal(TEXTS);
    expect(merge(TEXTS, null)).to.deep.equal({
      text: TEXTS,
      problems: ['there is no JSON object'],
    });
    expect(merge(TEXTS, {})).to.deep.equal({ text: TEXTS, problems: [] });
  });

  it("replace single texts by a portal's own, and keep the others", () => {
    const { text, problems } = merge(TEXTS, {
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
    expect(mergeTexts(TEXTS, { attachments: { total } }).attachments.total).to.equal(total);

    const { text, problems } = merge(TEXTS, {
      attachments: { total: 'Lêers: {count} van 10', removed: 'Verwyder.' },
    });
    expect(text).to.deep.equal(TEXTS);
    expect(problems).to.deep.equal([
      '"attachments.total" lacks {size}',
      '"attachments.removed" lacks {fileName}',
    ]);
  });

  it('leave groups that come with their parts to those', () => {
    expect(read('{"due":{"by":"x"},"drafts":"x"}')).to.deep.equal({ text: TEXTS, problems: [] });
  });

  it('may have their former names, which are reported', () => {
    expect(read('{"record":{"save":"x"}}').problems).to.deep.equal(['"record" is now "export"']);
    const along = 'Gaan saam.';
    for (const name of ['asked', 'duplicates'])
      expect(mergeTexts(DUPLICATES_TEXTS, { [name]: { along } }).duplicates).to.deep.equal({
        ...DUPLICATES_TEXTS.duplicates,
        carryOver: along,
      });
    expect(merge(PAGES_TEXTS, { pages: { apart: 'Verdeel' } })).to.deep.equal({
      text: PAGES_TEXTS,
      problems: ['"pages.apart" is now "split"', '"pages.apart" lacks {fileName}'],
    });
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
