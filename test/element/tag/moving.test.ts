import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { collectEvents } from '../../support/collect';
import { mount, screenShown, shadow } from '../../support/mount';
import { MEMBER_DETAILS, OPEN_QUERIES, openContactWire, SUBMIT } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import { create } from './place';

const QUERIES = {
  json: { queries: [{ referenceNumber: 12, category: 'OTHER', queryDetail: 'Where is my card?' }] },
};

let places: HTMLElement;
let first: HTMLElement;
let second: HTMLElement;

const MOVES: Readonly<Record<string, (element: HTMLElement) => void>> = {
  append: (element) => {
    second.append(element);
  },
  insertBefore: (element) => {
    places.insertBefore(element, first);
  },
  'remove and append at once': (element) => {
    element.remove();
    first.append(element);
  },
  'moveBefore, where the browser has it,': (element) => {
    places['moveBefore' in Element.prototype ? 'moveBefore' : 'insertBefore'](element, first);
  },
};

describe('moving the element in the document', () => {
  beforeEach(() => {
    [places, first, second] = ['main', 'section', 'section'].map((name) =>
      document.createElement(name),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    places.append(first, second);
    document.body.append(places);
  });
  afterEach(() => {
    places.remove();
  });

  for (const [way, move] of Object.entries(MOVES)) {
    it(`by ${way} keeps what was typed and chosen, and requests nothing again (decisions 1)`, async () => {
      const wire = await openContactWire({ [OPEN_QUERIES]: QUERIES });
      const element = await mount();
      places.append(element);
      const form = theForm(element);
      await form.settled();
      await form.screen.findByText('Where is my card?');
      await form.fill({
        category: 'Medical claims',
        subCategory: 'Other',
        email: 'me@example.org',
        query: 'Half a sentence',
        files: [file('claim.pdf')],
      });
      const { query } = form;
      const styles = [...(element.shadowRoot?.adoptedStyleSheets ?? [])];

      move(element);
      await nextFrame();

      expect(form.query).to.equal(query);
      expect(styles).to.have.length.greaterThan(1);
      // A part that loads in the meantime adds its styles after these.
      const kept = [...(element.shadowRoot?.adoptedStyleSheets ?? [])].slice(0, styles.length);
      expect(kept).to.deep.equal(styles);
      expect([
        query.value,
        form.email.value,
        form.category.value,
        form.subCategory.value,
      ]).to.deep.equal(['Half a sentence', 'me@example.org', 'MEDICAL_CLAIMS', 'OTHER']);
      expect(form.screen.getByRole('list', { name: 'Chosen files' }).textContent).to.contain(
        'claim.pdf',
      );
      form.screen.getByText('Where is my card?');
      expect(await wire.requests(OPEN_QUERIES)).to.have.length(1);
      expect(await wire.requests(MEMBER_DETAILS)).to.have.length(1);
    });

    it(`by ${way} does not abort an open request (decisions 1)`, async () => {
      const wire = await openContactWire();
      const held = await wire.hold(OPEN_QUERIES);
      const element = await mount();
      places.append(element);
      await wire.next(OPEN_QUERIES);
      move(element);
      await held.release(QUERIES);
      await shadow(element).findByText('Where is my card?');
      const requests = await wire.requests(OPEN_QUERIES);
      expect(requests.map(({ aborted }) => aborted)).to.deep.equal([false]);
    });
  }

  it('sends what was typed before the move (§4)', async () => {
    const wire = await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Other', query: 'Typed before the move' });
    second.append(element);
    await form.submit();
    const { parts } = await wire.next(SUBMIT.default);
    expect(parts).to.deep.include({ name: 'query', value: 'Typed before the move' });
    await form.screen.findByText('4711');
    await expectNoAxeViolations(element);
  });
});

describe('taking the element out of the document', () => {
  it('aborts its open requests, and reports no failure (decisions 3)', async () => {
    const wire = await openContactWire();
    const events = collectEvents('request-failed', 'element-error');
    await wire.hold(OPEN_QUERIES);
    await wire.hold(MEMBER_DETAILS);
    const element = await mount();
    await wire.next(OPEN_QUERIES);
    await wire.next(MEMBER_DETAILS);
    element.remove();
    await wire.aborted(OPEN_QUERIES);
    await wire.aborted(MEMBER_DETAILS);
    expect(events).to.deep.equal([]);
  });

  it('aborts an open submission (decisions 3)', async () => {
    const wire = await openContactWire();
    await wire.hold(SUBMIT.default);
    const element = await mount();
    const form = theForm(element);
    await form.settled();
    await form.fill({ category: 'Other', query: 'Never mind' });
    await form.submit();
    await wire.next(SUBMIT.default);
    element.remove();
    await wire.aborted(SUBMIT.default);
  });

  it('starts no application in it if that was still loading (decisions 3)', async () => {
    const submission = 'GET /api/smart-inquiry-api/document-submissions/815';
    const wire = await openContactWire({ [submission]: { json: { category: 'OTHER' } } });
    const hash = '#/document-submission?reference=815';
    history.replaceState(null, '', hash);
    const gone = create();
    document.body.append(gone);
    gone.remove();
    // This element shows its table only once the same application has loaded.
    const element = await mount({}, { hash });
    await shadow(element).findByRole('table');
    expect(gone.shadowRoot?.childElementCount).to.equal(0);
    expect(await wire.requests(submission)).to.have.lengthOf(1);
  });

  it('leaves nothing in it, and adding it later starts fresh (decisions 1)', async () => {
    const wire = await openContactWire();
    const element = await mount();
    const form = theForm(element);
    await wire.next(OPEN_QUERIES);
    await form.fill({ query: 'Typed before' });
    element.remove();
    await waitFor(() => {
      expect(element.shadowRoot?.childElementCount).to.equal(0);
    });
    document.body.append(element);
    await screenShown(element);
    await wire.next(OPEN_QUERIES);
    expect(form.query.value).to.equal('');
  });
});
