import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, shadow } from '../../support/mount';
import { OPEN_QUERIES, openContactWire } from '../contact-us/answers';

const LONGEST = 'CHRONIC_CONDITIONS_AND_CANCER';

const queriesOf = (category: string) =>
  [4711, 4712, 4713].map((referenceNumber) => ({
    referenceNumber,
    category,
    queryDetail: 'Not paid.',
    dateLogged: '2024-05-17',
  }));

const placeOfForm = (element: HTMLElement) =>
  shadow(element).getByRole('region', { name: 'Log a new query' }).getBoundingClientRect().top;

afterEach(() => setViewport({ width: 800, height: 600 }));

describe('the layout of the contact page', () => {
  const widths = { 320: 'OTHER', 768: LONGEST, 1024: LONGEST, 1280: LONGEST };
  for (const [width, category] of Object.entries(widths)) {
    it(`does not move when three open queries of a line each arrive, ${width} pixels wide`, async () => {
      await setViewport({ width: Number(width), height: 900 });
      const wire = await openContactWire();
      const answer = await wire.hold(OPEN_QUERIES);
      const element = await mount();
      const before = placeOfForm(element);
      await answer.release({ json: { queries: queriesOf(category) } });
      await shadow(element).findByRole('table');
      expect(placeOfForm(element)).to.equal(before);
    });
  }

  it('shows one line of a long query if there is room, more of it on a phone', async () => {
    const [query] = queriesOf('OTHER');
    const queries = [{ ...query, queryDetail: 'Why was my account not paid? '.repeat(40) }];
    const linesAt = async (width: number) => {
      await setViewport({ width, height: 900 });
      const cell = await shadow(element).findByRole('cell', { name: /^Why was my account/ });
      const excerpt = cell.firstElementChild as HTMLElement;
      return Math.round(excerpt.offsetHeight / parseFloat(getComputedStyle(excerpt).lineHeight));
    };
    await openContactWire({ [OPEN_QUERIES]: { json: { queries } } });
    const element = await mount();
    expect(await linesAt(1280)).to.equal(1);
    expect(await linesAt(320)).to.equal(3);
  });

  it('does not depend on the text of the query', async () => {
    await openContactWire();
    const query = shadow(await mount()).getByRole('textbox', { name: 'Query details' });
    expect(getComputedStyle(query).contain).to.equal('strict');
  });
});
