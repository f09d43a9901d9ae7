import { expect } from '@open-wc/testing';
import { carryOver } from '../../../src/attachments/carried/carry-over';
import { clearCarried } from '../../../src/attachments/carried/clear-carried';
import { takeBack } from '../../../src/attachments/carried/take-back';
import { dispatchHelp } from '../../../src/attachments/list/next-by-help';
import { listOfForm } from '../../../src/attachments/use-form-attachments';
import type { UpdateValues } from '../../../src/visit/update-values';
import { createVisit } from '../../../src/visit/visit';

const REFERENCE = '24051600001';
const BILL = new File(['1'], 'bill.pdf');
const WORDS: UpdateValues = { query: 'My claim of May.', files: [BILL] };
const SENT = { query: WORDS.query, attached: [{ id: 0, file: BILL }] };
const NOTHING: UpdateValues = { query: '', files: [] };

/** A visit whose new query has words that were carried over to an update. */
function carried() {
  const visit = createVisit(0);
  const { newQuery } = visit.contact('default');
  newQuery.send({ type: 'changed', values: WORDS });
  carryOver(visit, REFERENCE, WORDS);
  const update = visit.update(REFERENCE);
  const inUpdate = () => update.get().values;
  const inQuery = () => {
    const { query, files } = newQuery.get().values;
    return { query, files };
  };
  return { visit, newQuery, update, inUpdate, inQuery };
}

describe('what is carried over to an update', () => {
  it('is what was filled in, unless the update holds something (decisions 7)', () => {
    const { visit, inUpdate } = carried();
    expect(inUpdate()).to.deep.equal(WORDS);
    carryOver(visit, REFERENCE, { query: 'Other words.', files: [] });
    expect(inUpdate()).to.deep.equal(WORDS);
  });

  it('is gone once the new query was sent with it, but not what was changed (decisions 7)', () => {
    const same = carried();
    const { contentId } = same.update.get();
    clearCarried(same.visit, { ...SENT, query: 'Dear all. My claim of May.' });
    expect(same.inUpdate()).to.deep.equal(NOTHING);
    // What became of an attempt to send it is gone with it.
    expect(same.update.get().contentId).not.to.equal(contentId);

    const less = carried();
    clearCarried(less.visit, { ...SENT, attached: [] });
    expect(less.inUpdate()).to.deep.equal(WORDS);

    const changed = carried();
    changed.update.send({ type: 'changed', values: { query: 'My claim of May. And June.' } });
    clearCarried(changed.visit, SENT);
    expect(changed.inUpdate().query).to.equal('My claim of May. And June.');
  });

  it('leaves the new query once the update is sent, but for what was changed there (decisions 7)', () => {
    const same = carried();
    takeBack(same.visit, 'default', REFERENCE, SENT);
    expect(same.inQuery()).to.deep.equal(NOTHING);

    const changed = carried();
    changed.newQuery.send({ type: 'changed', values: { query: 'Another matter.' } });
    takeBack(changed.visit, 'default', REFERENCE, SENT);
    expect(changed.inQuery()).to.deep.equal({ query: 'Another matter.', files: [] });
  });

  it('leaves the new query only if it is what was sent, not a draft in its place (decisions 7)', () => {
    const other = { query: 'My claim of June.', attached: [] };
    const replaced = carried();
    replaced.update.send({ type: 'restored', values: { query: other.query, files: [] } });
    takeBack(replaced.visit, 'default', REFERENCE, other);
    expect(replaced.inQuery()).to.deep.equal(WORDS);

    const again = carried();
    again.update.send({ type: 'restored', values: WORDS });
    takeBack(again.visit, 'default', REFERENCE, SENT);
    expect(again.inQuery()).to.deep.equal(NOTHING);

    const edited = carried();
    edited.update.send({ type: 'changed', values: { query: other.query } });
    takeBack(edited.visit, 'default', REFERENCE, { ...SENT, query: other.query });
    expect(edited.inQuery()).to.deep.equal(NOTHING);
  });

  it('is the same with the files of a draft that is back (decisions 7)', () => {
    const again = [
      { id: 7, file: new File(['1'], BILL.name, { lastModified: BILL.lastModified }) },
    ];
    const inUpdate = carried();
    clearCarried(inUpdate.visit, { ...SENT, attached: again });
    expect(inUpdate.inUpdate()).to.deep.equal(NOTHING);

    const inQuery = carried();
    takeBack(inQuery.visit, 'default', REFERENCE, { ...SENT, attached: again });
    expect(inQuery.inQuery()).to.deep.equal(NOTHING);
  });

  it('is the same as a smaller photo, of which the update has sent the original (decisions 7)', () => {
    const { visit, newQuery, inQuery } = carried();
    const file = new File(['smaller'], 'bill.jpg');
    dispatchHelp(listOfForm(visit, newQuery), {
      type: 'exchanged',
      from: [],
      to: [{ id: 0, file, original: { id: 0, file: BILL } }],
      isWhole: true,
    });
    expect(inQuery().files).to.deep.equal([file]);
    takeBack(visit, 'default', REFERENCE, SENT);
    expect(inQuery()).to.deep.equal(NOTHING);
  });

  it('is another member’s no more (decisions 7)', () => {
    const { visit, inUpdate, inQuery } = carried();
    expect(visit.become('a member')).to.equal(false);
    expect(inUpdate()).to.deep.equal(WORDS);
    expect(visit.become('another member')).to.equal(true);
    expect([inUpdate(), inQuery()]).to.deep.equal([NOTHING, NOTHING]);
    expect(visit.carried.size).to.equal(0);
  });
});
