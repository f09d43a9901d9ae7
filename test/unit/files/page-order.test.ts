import { expect } from '@open-wc/testing';
import { putInPlace, takeApart } from '../../../src/domain/one-for-many';
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

describe('a PDF in the list', () => {
  for (const [listed, pages, expected] of [
    ['a b c', 'a b c', 'P'],
    ['x a y b z', 'a b', 'x P y z'],
    ['x a y b z', 'b a', 'x y P z'],
    ['x a b', 'refused b a', 'x a b'.replace('a b', 'P')],
    ['x y', 'refused', 'x y P'],
    ['a', 'refused a', 'P'],
  ] as const)
    it(`of ${pages} among ${listed} makes ${expected} (§5)`, () => {
      const next = putInPlace<string>(listed.split(' '), 'P', pages.split(' '));
      expect(next.join(' ')).to.equal(expected);
    });

  const fileOf = (name: string, size = 1) => ({ name, size });
  const named = (files: readonly { name: string }[]) => files.map(({ name }) => name).join(' ');
  const numbered = (count: number, size?: number) =>
    Array.from({ length: count }, (_, index) => fileOf(`${String(index)}.jpg`, size));

  it('is taken apart in its place (§5)', () => {
    const pdf = fileOf('P.pdf');
    const listed = [fileOf('x.png'), pdf, fileOf('y.png')];
    const { files, refusals } = takeApart(listed, pdf, [fileOf('b.jpg'), fileOf('a.jpg')]);
    expect(named(files)).to.equal('x.png b.jpg a.jpg y.png');
    expect(refusals).to.deep.equal([]);
  });

  it('is taken apart as far as there is room, and the rest is refused (§5)', () => {
    const pdf = fileOf('P.pdf');
    const many = takeApart([pdf, fileOf('x.png')], pdf, numbered(14));
    expect(many.files).to.have.lengthOf(10);
    expect(named(many.files)).to.match(/^0\.jpg .* 8\.jpg x\.png$/);
    expect(many.refusals.map(({ file, reason }) => [file.name, reason])).to.deep.equal(
      ['9.jpg', '10.jpg', '11.jpg', '12.jpg', '13.jpg'].map((name) => [name, 'too-many']),
    );
    const large = takeApart([pdf], pdf, numbered(3, 4 * 1024 ** 2));
    expect(named(large.files)).to.equal('0.jpg 1.jpg');
    expect(large.refusals.map(({ reason }) => reason)).to.deep.equal(['too-large']);
  });
});
