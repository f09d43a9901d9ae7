import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { field, file, slowFile } from '../../../support/attachments';
import { mount, user } from '../../../support/mount';
import { FORMS_HERE, MEMBER_DETAILS, openContactWire, REFERENCE_NUMBER } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const ANSWER = { json: { referenceNumber: REFERENCE_NUMBER } };

type Form = ReturnType<typeof theForm>;

/** Presses the button, and releases it after something else has happened. */
async function press(form: Form, meanwhile: () => void) {
  await user.pointer({ keys: '[MouseLeft>]', target: form.send });
  meanwhile();
  await user.pointer({ keys: '[/MouseLeft]', target: form.send });
}

async function ctrlEnter() {
  await sendKeys({ down: 'Control' });
  await sendKeys({ press: 'Enter' });
  await sendKeys({ up: 'Control' });
}

const requestSubmit = (form: Form) => {
  form.query.form?.requestSubmit();
};

/** Each way acts twice, like a member in a hurry. The text is not in the form's state yet. */
const WAYS: Readonly<Record<string, (form: Form) => void | Promise<void>>> = {
  'by its button': (form) => user.dblClick(form.send),
  'by keys in the text': async (form) => {
    form.query.focus();
    await ctrlEnter();
    await ctrlEnter();
  },
  'by keys in the category': async (form) => {
    form.category.focus();
    await ctrlEnter();
    await ctrlEnter();
  },
  'by a script': (form) => {
    requestSubmit(form);
    requestSubmit(form);
  },
  'under a pressed pointer': (form) =>
    press(form, () => {
      requestSubmit(form);
    }),
};

for (const { origin, submission, choice } of FORMS_HERE) {
  for (const [way, submit] of Object.entries(WAYS)) {
    for (const [what, files] of [
      ['without files', []],
      ['with files that are still being examined', [file('bill.pdf')]],
    ] as const) {
      it(`sends a query once ${way}, ${what}, with what was typed last (${origin}, §4)`, async () => {
        const wire = await openContactWire();
        const form = theForm(await mount({ origin }));
        await form.settled();
        await form.fill(choice);
        const answer = await wire.hold(submission);
        await form.fill({ query: QUERY_TEXT });
        if (files.length > 0) await user.upload(form.chooser, [...files]);
        form.query.focus();
        await sendKeys({ press: 'End' });
        await sendKeys({ type: ' Why?' });
        await submit(form);
        const { parts = [] } = await wire.next(submission);
        await submit(form);
        await answer.release(ANSWER);
        await form.screen.findByRole('button', { name: 'Log another query' });
        expect(parts).to.deep.include({ name: 'query', value: `${QUERY_TEXT} Why?` });
        expect(parts.filter((part) => 'fileName' in part)).to.have.lengthOf(files.length);
        expect(await wire.requests(submission)).to.have.lengthOf(1);
      });
    }
  }
}

describe('values that are set without an event', () => {
  const CHOICE = FORMS_HERE[0].choice;

  it('are sent as the form holds them, and choose as an event would (decisions 7)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    form.email.value = 'own@example.org';
    form.ccEmail.value = 'other@example.org';
    form.query.value = QUERY_TEXT;
    form.category.value = 'MEDICAL_CLAIMS';
    await user.click(form.query);
    await form.screen.findByRole('option', { name: CHOICE.subCategory });
    form.subCategory.value = 'CLAIM_NOT_PAID';
    await form.submit();
    const { parts } = await wire.next(FORMS_HERE[0].submission);
    expect(parts).to.deep.equal([
      field('origin', 'MEMBER_WEB'),
      field('category', 'MEDICAL_CLAIMS'),
      field('subCategory', 'CLAIM_NOT_PAID'),
      field('ccEmail', 'other@example.org'),
      field('email', 'own@example.org'),
      field('query', QUERY_TEXT),
    ]);
  });

  it('are sent although Send waits already, for a slow file (decisions 7)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    await form.fill({ ...CHOICE, query: 'My claim' });
    const { slow, read } = slowFile('slow.pdf');
    await user.upload(form.chooser, slow);
    await form.submit();
    await form.screen.findAllByText('Waiting until your files are checked.');
    form.email.value = 'own@example.org';
    form.query.value = QUERY_TEXT;
    read();
    const { parts } = await wire.next(FORMS_HERE[0].submission);
    expect(parts).to.deep.include.members([
      field('email', 'own@example.org'),
      field('query', QUERY_TEXT),
    ]);
  });

  it('go with a file that is chosen while the rules are loading (§5)', async () => {
    const wire = await openContactWire();
    const form = theForm(await mount());
    await form.settled();
    form.query.value = QUERY_TEXT;
    await form.fill(CHOICE);
    const { slow, read } = slowFile('slow.pdf');
    const chosen = new DataTransfer();
    chosen.items.add(slow);
    form.send.click();
    form.chooser.files = chosen.files;
    form.chooser.dispatchEvent(new Event('change', { bubbles: true }));
    await form.screen.findAllByText('Waiting until your files are checked.');
    read();
    const { parts } = await wire.next(FORMS_HERE[0].submission);
    expect(parts?.map(({ name }) => name)).to.include('files');
  });

  it('outlast the member’s address that arrives later (decisions 7)', async () => {
    const wire = await openContactWire();
    const details = await wire.hold(MEMBER_DETAILS);
    const form = theForm(await mount());
    await wire.next(MEMBER_DETAILS);
    form.email.value = 'own@example.org';
    form.ccEmail.value = 'other@example.org';
    await details.release({ json: { emails: ['thandi@example.org'] } });
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await form.submit();
    const { parts } = await wire.next(FORMS_HERE[0].submission);
    expect(parts).to.deep.include(field('email', 'own@example.org'));
    expect(parts).to.deep.include(field('ccEmail', 'other@example.org'));
  });
});
