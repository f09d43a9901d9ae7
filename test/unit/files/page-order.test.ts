import { expect } from '@open-wc/testing';
import {
  followFiles,
  leaveOut,
  movePage,
  NO_PAGES,
  takeUp,
  turnPage,
  type PageOrder,
} from '../../../src/domain/page-order';

const shown = ({ pages }: PageOrder<string>) =>
  pages.map(({ file, turns }) => file + "'".repeat(turns)).join(' ');

/** The pages of listed files. */
const orderOf = (...files: readonly string[]) => followFiles<string>(NO_PAGES, files, files);

const pageOf = ({ pages }: PageOrder<string>, file: string) => {
  const page = pages.find((each) => each.file === file);
  if (!page) throw new Error(`There is no page ${file}`);
  return page;
};

describe('the order of pages', () => {
  for (const [file, places, expected] of [
    ['a', 1, 'b a c'],
    ['a', -1, 'a b c'],
    ['b', 1, 'a c b'],
    ['b', -1, 'b a c'],
    ['c', 1, 'a b c'],
    ['c', -1, 'a c b'],
  ] as const)
    it(`after ${file} moved by ${String(places)} is ${expected} (§5)`, () => {
      const order = orderOf('a', 'b', 'c');
      expect(shown(movePage(order, pageOf(order, file), places))).to.equal(expected);
    });

  it('keeps turns, of which the fourth ends where it began (§5)', () => {
    let order = orderOf('a', 'b');
    const seen = [1, 2, 3, 4].map(() => shown((order = turnPage(order, pageOf(order, 'b')))));
    expect(seen).to.deep.equal(["a b'", "a b''", "a b'''", 'a b']);
    order = turnPage(order, pageOf(order, 'a'));
    expect(shown(movePage(order, pageOf(order, 'a'), 1))).to.equal("b a'");
  });

  it('does not take back a page that was left out, and keeps the last one (§5)', () => {
    const files = ['a', 'b'];
    const order = leaveOut(orderOf(...files), { file: 'a', turns: 0 });
    expect(shown(order)).to.equal('a b');
    const less = leaveOut(orderOf(...files), pageOf(orderOf(...files), 'a'));
    expect(shown(less)).to.equal('a b');
    const start = orderOf(...files);
    const left = leaveOut(start, pageOf(start, 'a'));
    expect(shown(followFiles(left, [...files, 'c'], [...files, 'c']))).to.equal('b c');
    expect(leaveOut(left, pageOf(left, 'b'))).to.equal(left);
  });

  it('is taken up again with what was left out at its end, without what is gone (§5)', () => {
    const files = ['a', 'b', 'c', 'd'];
    let order = orderOf(...files);
    order = movePage(order, pageOf(order, 'd'), -3);
    order = turnPage(order, pageOf(order, 'c'));
    order = leaveOut(order, pageOf(order, 'a'));
    expect(shown(order)).to.equal("d b c'");
    const now = ['a', 'b', 'c', 'e'];
    expect(shown(followFiles(takeUp(order, now), now, now))).to.equal("b c' a e");
  });

  it('has new pictures at its end, 30 pages at most (§5)', () => {
    const many = Array.from({ length: 32 }, (_, index) => String(index));
    const order = orderOf(...many);
    expect(order.pages).to.have.lengthOf(30);
    const left = leaveOut(order, pageOf(order, '0'));
    // Those that were too many are no pages once there is room: nobody asked for them.
    expect(followFiles(left, [...many], many).pages).to.have.lengthOf(29);
    expect(shown(followFiles(left, [...many, 'new'], [...many, 'new']))).to.match(/^1 .* 29 new$/);
  });

  it('loses what the member removes, and keeps what was refused (§5)', () => {
    const listed = ['a', 'b'];
    const order = followFiles<string>(NO_PAGES, listed, ['a', 'b', 'refused']);
    expect(shown(followFiles(order, ['b'], ['b']))).to.equal('b refused');
    expect(followFiles(order, listed, listed)).to.equal(order);
  });
});
