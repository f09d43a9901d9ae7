import '../support/stored-drafts';
import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { deleteDB } from 'idb';
import { keptDrafts } from '../../src/components/keeping/kept-drafts';
import { eraseDrafts, wasErasedSince } from '../../src/vault/erase-drafts';
import { openVault } from '../../src/vault/open-vault';

it('drafts that are erased after they were opened, before the page is followed, stay erased (§4)', async () => {
  const kept = keptDrafts(new Map());
  const keeping = kept.of('a form', (error) => {
    throw error;
  });
  kept.open({ owner: 'a member', mode: 'keep', asking: new Set() }, performance.now());
  await eraseDrafts();
  const leave = kept.enter();
  await keeping.find();
  expect(keeping.get().isKept).to.equal(false);
  leave();
  await eraseDrafts();
});

/** As if another tab of the origin had erased all drafts. */
function eraseElsewhere() {
  const other = new BroadcastChannel('medical-aid-inquiries/erased');
  other.postMessage(null);
  return other;
}

const opened = () => {
  const kept = keptDrafts(new Map());
  const keeping = kept.of('a form', (error) => {
    throw error;
  });
  const since = performance.now();
  kept.open({ owner: 'a member', mode: 'keep', asking: new Set() }, since);
  return { kept, keeping, since };
};

const heard = async (keeping: ReturnType<typeof opened>['keeping'], isKept: boolean) => {
  await waitFor(() => {
    expect(keeping.get().isKept).to.equal(isKept);
  });
};

it('drafts that another tab erases are kept no longer, nor by a form that opens later (decisions 7)', async () => {
  const { kept, keeping, since } = opened();
  const leave = kept.enter();
  await heard(keeping, true);
  const other = eraseElsewhere();
  await heard(keeping, false);
  expect(kept.of('another form', () => undefined).get().isKept).to.equal(false);
  expect(wasErasedSince(since)).to.equal(true);
  other.close();
  leave();
});

it('drafts that another tab erases while the page is away are kept no longer once it is back (decisions 7)', async () => {
  const { kept, keeping } = opened();
  const leave = kept.enter();
  await heard(keeping, true);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  // No open channel keeps the page out of the back-forward cache: it hears nothing.
  await deleteDB('medical-aid-inquiries');
  const next = await openVault('the next member');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await heard(keeping, false);
  expect(await next.wasErased()).to.equal(false);
  leave();
});
