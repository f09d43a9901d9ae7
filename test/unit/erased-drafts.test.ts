import { expect } from '@open-wc/testing';
import { keptDrafts } from '../../src/components/keeping/kept-drafts';
import { eraseDrafts } from '../../src/vault/erase-drafts';

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
