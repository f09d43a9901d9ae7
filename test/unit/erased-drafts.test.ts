import '../support/stored-drafts';
import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import type { KeptValues } from '../../src/components/keeping/form-content';
import { keptDrafts } from '../../src/components/keeping/kept-drafts';
import type { FormStore } from '../../src/components/visit/form-store';
import { createVisit } from '../../src/components/visit/visit';
import { eraseDrafts } from '../../src/vault/erase-drafts';
import { afterEveryTest } from '../support/after-every-test';
import { hasDatabase, storedDrafts } from '../support/stored-drafts';

afterEveryTest(async () => {
  // Waits for what still opens.
  await eraseDrafts();
  localStorage.clear();
  document.querySelector('iframe')?.remove();
});

const now = () => new Date().getTime();

/** What keeps the form of an element that was mounted then. */
function formOf(mountedAt: number) {
  const visit = createVisit();
  const kept = keptDrafts(visit);
  const form = visit.contact('default').newQuery;
  const keeping = kept.of(form, (error) => {
    throw error;
  });
  form.send({ type: 'changed', values: { query: 'Typed before the logout.' } });
  const open = () => {
    kept.open({ owner: 'a member', mode: 'keep', asking: new Set() }, mountedAt);
  };
  return { visit, kept, keeping, open };
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

const isKept = async ({ keeping }: ReturnType<typeof formOf>, expected: boolean) => {
  await waitFor(() => {
    expect(keeping.get().isKept).to.equal(expected);
  });
};

it('drafts that are erased after they were opened, before the page is followed, stay erased (§4)', async () => {
  const { kept, keeping, open } = formOf(now());
  open();
  await eraseDrafts();
  const leave = kept.enter();
  await keeping.find();
  expect(keeping.get().isKept).to.equal(false);
  leave();
  await eraseDrafts();
});

it('drafts that another tab erases are kept no longer, nor by a form that opens later (decisions 7)', async () => {
  const form = formOf(now());
  form.open();
  const leave = form.kept.enter();
  await isKept(form, true);
  eraseElsewhere();
  await isKept(form, false);
  const other = form.visit.contact('medxpress').newQuery as unknown as FormStore<KeptValues>;
  expect(form.kept.of(other, () => undefined).get().isKept).to.equal(false);
  leave();
});

it('drafts that another tab erases while the page is away are kept no longer once it is back (decisions 7)', async () => {
  const form = formOf(now());
  form.open();
  await isKept(form, true);
  // Not followed: a frozen page hears nothing.
  eraseElsewhere();
  const leave = form.kept.enter();
  await form.keeping.find();
  expect(form.keeping.get().isKept).to.equal(false);
  leave();
});

it('a form that was filled in before another tab erased all opens no drafts afterwards (decisions 7)', async () => {
  const form = formOf(now());
  eraseElsewhere();
  form.open();
  const leave = form.kept.enter();
  await form.keeping.save();
  expect(form.keeping.get().isKept).to.equal(false);
  expect(await hasDatabase()).to.equal(false);
  leave();
});

it('an element that is mounted after an erasure keeps drafts, also one by a clock that was ahead (decisions 7)', async () => {
  localStorage.setItem('medical-aid-inquiries/erased-at', String(now() + 3_600_000));
  const form = formOf(now());
  form.open();
  const leave = form.kept.enter();
  await isKept(form, true);
  await form.keeping.save();
  expect((await storedDrafts()).drafts).to.have.lengthOf(1);
  leave();
});
