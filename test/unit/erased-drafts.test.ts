import '../support/stored-drafts';
import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { eraseDrafts } from '../../src/draft-store/erase-drafts';
import { isWanted } from '../../src/drafts/draft-state';
import { elementDrafts } from '../../src/drafts/element-drafts';
import { createVisit } from '../../src/visit/visit';
import { afterEveryTest } from '../support/after-every-test';
import { hasDatabase, storedDrafts } from '../support/stored-drafts';

afterEveryTest(async () => {
  // Waits for what still opens.
  await eraseDrafts();
  localStorage.clear();
  document.querySelector('iframe')?.remove();
});

const now = () => new Date().getTime();

/** The draft of a form of an element that was mounted then. */
function formOf(mountedAt: number) {
  const visit = createVisit(mountedAt);
  const ofElement = elementDrafts(visit);
  const form = visit.contact('default').newQuery;
  form.send({ type: 'changed', values: { query: 'Typed before the logout.' } });
  const draft = ofElement.of(form, (error) => {
    throw error;
  });
  const open = () => {
    ofElement.ownership.set({
      owner: 'a member',
      isKnown: true,
      mode: 'keep',
      ...visit.member.get(),
    });
  };
  return { visit, ofElement, draft, open };
}

/** Another page of the origin, which shares what is stored and nothing else. */
function otherPage(): Storage {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window');
  return frame.contentWindow.localStorage;
}

/** As another tab of the origin erases all drafts. */
const eraseElsewhere = () => {
  otherPage().setItem('medical-aid-inquiries/erased-at', String(now()));
};

const isKept = async ({ draft }: ReturnType<typeof formOf>, expected: boolean) => {
  await waitFor(() => {
    expect(isWanted(draft.get())).to.equal(expected);
  });
};

it('drafts that are erased after they were opened, before the page is followed, stay erased (§4)', async () => {
  const { ofElement, draft, open } = formOf(now());
  open();
  await eraseDrafts();
  const leave = ofElement.enter();
  await draft.act({ type: 'look' });
  expect(isWanted(draft.get())).to.equal(false);
  leave();
  await eraseDrafts();
});

it('drafts that another tab erases are kept no longer, nor by a form that opens later (decisions 7)', async () => {
  const form = formOf(now());
  form.open();
  const leave = form.ofElement.enter();
  await isKept(form, true);
  eraseElsewhere();
  await isKept(form, false);
  const another = form.ofElement.of(form.visit.contact('medxpress').newQuery, () => undefined);
  // At once, so that it never shows as kept.
  expect(another.get().access.is).to.equal('erased');
  leave();
});

it('drafts that another tab erases while the page is away are kept no longer once it is back (decisions 7)', async () => {
  const form = formOf(now());
  form.open();
  await isKept(form, true);
  // Not followed: a frozen page hears nothing.
  eraseElsewhere();
  const leave = form.ofElement.enter();
  await form.draft.act({ type: 'look' });
  expect(isWanted(form.draft.get())).to.equal(false);
  leave();
});

it('a form that was filled in before another tab erased all opens no drafts afterwards (decisions 7)', async () => {
  const form = formOf(now());
  eraseElsewhere();
  form.open();
  const leave = form.ofElement.enter();
  await form.draft.save();
  expect(isWanted(form.draft.get())).to.equal(false);
  expect(await hasDatabase()).to.equal(false);
  leave();
});

it('an element that is mounted after an erasure keeps drafts, also one by a clock that was ahead (decisions 7)', async () => {
  localStorage.setItem('medical-aid-inquiries/erased-at', String(now() + 3_600_000));
  const form = formOf(now());
  form.open();
  const leave = form.ofElement.enter();
  await isKept(form, true);
  await form.draft.save();
  expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  leave();
});
