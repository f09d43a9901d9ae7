import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { file } from '../../support/attachments';
import { expectNoAxeViolations } from '../../support/axe';
import { mount, user } from '../../support/mount';
import { FORMS, FORMS_HERE, openContactWire } from './answers';
import { QUERY_TEXT, theForm, type Filling } from './the-form';

/** Replaces a member of a browser object; afterEach restores it. */
function replace<T extends object, K extends keyof T>(target: T, name: K, value: T[K]) {
  Object.defineProperty(target, name, { configurable: true, value });
}

afterEach(() => {
  Reflect.deleteProperty(navigator.clipboard, 'writeText');
});

for (const { origin, choice } of FORMS_HERE) {
  describe(`the success message to keep, ${origin}`, () => {
    async function sent(filling: Filling = {}) {
      await openContactWire();
      const element = await mount({ origin });
      const form = theForm(element);
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT, ...filling });
      await form.submit();
      await form.screen.findByRole('button', { name: 'Log another query' });
      return { element, screen: form.screen };
    }

    it('copies the reference number by one click, says so, and asks to keep it (§2)', async () => {
      const { screen, element } = await sent();
      const copied: string[] = [];
      replace(navigator.clipboard, 'writeText', (text) => Promise.resolve(void copied.push(text)));
      await user.click(await screen.findByRole('button', { name: 'Copy reference number' }));
      const said = await screen.findByText('Copied.');
      expect(said.closest('[role]')?.getAttribute('role')).to.equal('status');
      expect(copied).to.deep.equal(['4711']);
      screen.getByText(/^Keep this number/);
      await expectNoAxeViolations(element);
    });

    it('says what to do if the page may not copy (§2)', async () => {
      const { screen } = await sent();
      replace(navigator.clipboard, 'writeText', () => Promise.reject(new Error('No leave')));
      await user.click(await screen.findByRole('button', { name: 'Copy reference number' }));
      const said = await screen.findByText(/Select the number and copy it yourself/);
      expect(said.closest('[role]')?.getAttribute('role')).to.equal('status');
    });

    it('names the address of the answer, and sums up the query without its text (§2)', async () => {
      const files = [file('bill.pdf'), file('card.png')];
      const { screen, element } = await sent({ email: ' me@example.org ', files });
      within(screen.getByRole('region', { name: 'What happens next' })).getByText(
        'We will answer by email to me@example.org.',
      );
      const summary = screen.getByRole('region', { name: 'What you sent' });
      const facts = [...summary.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
      expect(facts).to.deep.equal([
        'Category',
        choice.category,
        ...('subCategory' in choice ? ['Query category', choice.subCategory] : []),
        'Email address',
        'me@example.org',
        'Attachments',
        'bill.pdf',
        'card.png',
      ]);
      const receipt = element.shadowRoot?.querySelector('[part=receipt]');
      expect(receipt?.textContent).to.include('What you sent').and.not.to.include(QUERY_TEXT);
    });

    it('has one thing to do next, and its help below (§2)', async () => {
      const { screen, element } = await sent();
      await screen.findByRole('button', { name: 'Save a record' });
      const buttons = element.shadowRoot?.querySelectorAll('[part=receipt] button') ?? [];
      expect([...buttons].map(({ textContent }) => textContent)).to.deep.equal([
        'Log another query',
        'Copy reference number',
        'Print',
        ...(origin === 'default' ? ['Add to calendar'] : []),
        'Save a record',
      ]);
    });

    it('prints (§2)', async () => {
      const { screen } = await sent();
      const { print } = window;
      let printed = 0;
      window.print = () => {
        printed += 1;
      };
      await user.click(await screen.findByRole('button', { name: 'Print' }));
      window.print = print;
      expect(printed).to.equal(1);
    });
  });
}

describe('the success message of the member website', () => {
  it('names the additional address, and that nothing was attached (§2)', async () => {
    const [form] = FORMS;
    await openContactWire();
    const { settled, fill, submit, screen } = theForm(await mount({ origin: form.origin }));
    await settled();
    await fill({ category: 'Other', ccEmail: 'sipho@example.org', query: QUERY_TEXT });
    await submit();
    const summary = await screen.findByRole('region', { name: 'What you sent' });
    expect(summary.textContent).to.match(/Copy to.?sipho@example\.org/);
    expect(summary.textContent).to.include('No attachments');
    expect(summary.textContent).not.to.include('Query category');
  });
});
