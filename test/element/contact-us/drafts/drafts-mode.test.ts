import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { typeInto } from '../../../support/controls';
import { shadow, user } from '../../../support/mount';
import { storedDrafts } from '../../../support/stored-drafts';
import { openContactWire } from '../answers';
import { QUERY_TEXT } from '../the-form';
import {
  checkbox,
  ERASED,
  found,
  isEmpty,
  KEEP,
  kept,
  KEPT,
  leave,
  leftBehind,
  openForm,
  passRest,
} from './the-draft';

type Mode = 'memory' | 'ask' | 'keep';

/** Changes the attribute of an element on the page, and waits until the form shows the change. */
async function change(element: Element, mode: Mode): Promise<void> {
  element.setAttribute('drafts', mode);
  await waitFor(() => {
    const box = shadow(element).queryByRole('checkbox', KEEP);
    expect(box === null).to.equal(mode === 'memory');
  });
}

const typed = async (drafts: Mode) => {
  await openContactWire();
  const { element, form } = await openForm({ drafts });
  await form.fill({ query: QUERY_TEXT });
  return { element, form, box: await checkbox(element) };
};

describe('an element whose attribute `drafts` changes', () => {
  for (const path of [['ask'], ['memory', 'ask']] as const)
    it(`keeps nothing that the member has not asked for: keep, ${path.join(', ')} (§4)`, async () => {
      const { element, form } = await typed('keep');
      await kept(element);
      for (const mode of path) await change(element, mode);
      await isEmpty();
      await form.screen.findByText(ERASED);
      const box = await checkbox(element);
      expect(box.checked).to.equal(false);
      expect(form.screen.queryByText(KEPT)).to.equal(null);
      typeInto(form.query, 'Nothing of this is stored.');
      passRest();
      await isEmpty();
      await user.click(box);
      await kept(element);
    });

  it('keeps a draft at once, unless the member declines: ask, keep (§4)', async () => {
    const { element, form, box } = await typed('ask');
    await change(element, 'keep');
    await form.screen.findAllByText(KEPT);
    expect(box.checked).to.equal(true);
    expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  });

  it('does as the member has chosen, in each mode that stores drafts (§4)', async () => {
    const { element, form, box } = await typed('keep');
    await kept(element);
    await user.click(box);
    await form.screen.findByText(ERASED);
    for (const mode of ['ask', 'keep', 'memory', 'keep'] as const) await change(element, mode);
    passRest();
    await isEmpty();
    expect((await checkbox(element)).checked).to.equal(false);

    await user.click(await checkbox(element));
    await kept(element);
    for (const mode of ['ask', 'memory', 'ask'] as const) await change(element, mode);
    await kept(element);
    expect((await checkbox(element)).checked).to.equal(true);
  });

  it('offers what was found, and goes on keeping for who had a draft: keep, ask (§4)', async () => {
    await openContactWire();
    await leftBehind();
    const { element, form } = await openForm();
    await found(element);
    await form.fill({ query: QUERY_TEXT });
    await kept(element);
    await change(element, 'ask');
    await found(element);
    expect((await checkbox(element)).checked).to.equal(true);
    expect((await storedDrafts()).drafts).to.have.lengthOf(2);
    leave(element);
  });
});
