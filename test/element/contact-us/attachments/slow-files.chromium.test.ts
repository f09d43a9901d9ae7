import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { pageIdle } from '../../../../src/host/page-idle';
import { file, slowFile, slowRefusedFile } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { typeInto } from '../../../support/controls';
import { holdWaits } from '../../../support/hold-waits';
import { mount, user } from '../../../support/mount';
import { go, travel } from '../../routing/travel';
import { showsDelivery, showsMemberWebsite } from '../../tag/shows';
import { FORMS_HERE, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

const CHECKING = 'Checking cloud.pdf: its content has not arrived yet.';
const WAITING = 'Waiting until your files are checked.';
const UNREADABLE = 'cloud.pdf: this file can’t be read.';

type SlowFile = ReturnType<typeof slowFile>;

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`a file whose content is long in coming, ${origin}`, () => {
    let second: ReturnType<typeof holdWaits>;
    let limit: ReturnType<typeof holdWaits>;
    beforeEach(() => {
      second = holdWaits((milliseconds) => milliseconds === 1000);
      limit = holdWaits((milliseconds) => milliseconds === 15_000, { firesItself: false });
    });
    afterEach(() => {
      limit.stop();
      second.stop();
    });

    const choosing = (...others: readonly File[]) => choosingBoth(slowFile('cloud.pdf'), ...others);

    async function choosingBoth({ slow, read }: SlowFile, ...others: readonly File[]) {
      const wire = await openContactWire();
      const element = await mount({ origin, 'member-key': 'thandi' });
      const form = theForm(element);
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT });
      await user.upload(form.chooser, [slow, ...others]);
      return { wire, element, form, read };
    }

    it('is shown as being checked after a second; other files need not wait (decisions 7)', async () => {
      const { element, form, read } = await choosing(file('here.pdf'), file('odd.exe'));
      expect(form.screen.queryByText(CHECKING)).to.equal(null);
      await second.pass();
      const shown = await form.screen.findByText(CHECKING);
      expect(shown.closest('[role=status]')).not.to.equal(null);
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['here.pdf']);
      });
      form.screen.getByText('odd.exe: this type of file can’t be uploaded.');
      await expectNoAxeViolations(element);
      await form.choose(file('later.pdf'));
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['here.pdf', 'later.pdf']);
      });
      read();
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['here.pdf', 'later.pdf', 'cloud.pdf']);
      });
      expect(form.screen.queryByText(CHECKING)).to.equal(null);
    });

    for (const [what, isGood] of [
      ['added', true],
      ['refused', false],
    ] as const) {
      it(`leaves a file that was removed meanwhile to be put back once it is ${what} (§2)`, async () => {
        const { form, read } = await choosingBoth(
          isGood ? slowFile('cloud.pdf') : await slowRefusedFile('cloud.pdf'),
          file('here.pdf'),
        );
        await second.pass();
        await user.click(await form.screen.findByRole('button', { name: 'Remove here.pdf' }));
        read();
        await waitFor(() => {
          expect(form.screen.queryByText(CHECKING)).to.equal(null);
        });
        await user.click(form.screen.getByRole('button', { name: 'Put back here.pdf' }));
        await waitFor(() => {
          expect(form.attached()).to.deep.equal(isGood ? ['here.pdf', 'cloud.pdf'] : ['here.pdf']);
        });
      });
    }

    it('is in no form of another member who is named meanwhile (decisions 7)', async () => {
      const { element, form, read } = await choosing();
      element.setAttribute('member-key', 'sipho');
      await waitFor(() => {
        expect(form.query.value).to.equal('');
      });
      read();
      await form.choose(file('own.pdf'));
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['own.pdf']);
      });
    });

    it('makes Send say that it waits, and goes along (decisions 7)', async () => {
      const { wire, element, form, read } = await choosing();
      await form.submit();
      expect(form.screen.queryByText(WAITING)).to.equal(null);
      await second.pass();
      const [said, shown] = await form.screen.findAllByText(WAITING);
      expect(said?.closest('[role=status]')).not.to.equal(null);
      expect(shown?.checkVisibility()).to.equal(true);
      await expectNoAxeViolations(element);
      await form.submit();
      expect(await wire.requests(submission)).to.deep.equal([]);
      read();
      const { parts } = await wire.next(submission);
      expect(parts?.filter((part) => 'fileName' in part)).to.have.lengthOf(1);
      await form.screen.findByRole('button', { name: 'Log another query' });
      expect(form.screen.queryByText(WAITING)).to.equal(null);
      expect(await wire.requests(submission)).to.have.lengthOf(1);
    });

    it('is in the next form if it is chosen while the query is sent (decisions 7)', async () => {
      const wire = await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      await form.fill({ ...choice, query: QUERY_TEXT });
      const answer = await wire.hold(submission);
      await form.submit();
      await wire.next(submission);
      const { slow, read } = slowFile('cloud.pdf');
      await user.upload(form.chooser, [slow]);
      await answer.release();
      await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
      read();
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['cloud.pdf']);
      });
    });

    it('is refused without an error of a text that is there (§5)', async () => {
      await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      await form.fill(choice);
      await user.click(form.query);
      await pageIdle();
      await pageIdle();
      typeInto(form.query, QUERY_TEXT);
      const { slow } = slowFile('cloud.pdf');
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, composed: true });
      // A copy by a real DataTransfer would be read at once.
      Object.defineProperty(drop, 'dataTransfer', {
        value: { files: [slow], items: [], types: ['Files'] },
      });
      form.query.dispatchEvent(drop);
      await second.pass();
      await form.screen.findByText(CHECKING);
      form.query.form?.requestSubmit();
      await form.screen.findAllByText(WAITING);
      await limit.pass();
      await form.screen.findByText(UNREADABLE);
      await pageIdle();
      expect(form.screen.queryAllByText(/Please enter your query detail/)).to.deep.equal([]);
    });

    it('makes Send busy once the form has been validated for a while, whatever that waits for (§4)', async () => {
      const long = holdWaits((milliseconds) => milliseconds === 800);
      try {
        const { wire, form, read } = await choosing();
        await form.submit();
        await long.pass();
        await waitFor(() => {
          expect(form.send.getAttribute('aria-disabled')).to.equal('true');
        });
        read();
        await wire.next(submission);
        await form.screen.findByRole('button', { name: 'Log another query' });
      } finally {
        long.stop();
      }
    });

    it('goes along if it is chosen while Send waits (decisions 7)', async () => {
      const { wire, form, read } = await choosing();
      await second.pass();
      await form.screen.findByText(CHECKING);
      await form.submit();
      await form.screen.findAllByText(WAITING);
      const more = slowFile('more.pdf');
      await user.upload(form.chooser, [more.slow]);
      read();
      await waitFor(() => {
        expect(form.attached()).to.include('cloud.pdf');
      });
      more.read();
      const { parts } = await wire.next(submission);
      expect(parts?.filter((part) => 'fileName' in part)).to.have.lengthOf(2);
    });

    it('is named if it is out of reach as it is sent, and nothing is (decisions 7)', async () => {
      const wire = await openContactWire();
      const form = theForm(await mount({ origin }));
      await form.settled();
      const cloud = file('cloud.pdf');
      await form.fill({ ...choice, query: QUERY_TEXT, files: [cloud] });
      cloud.slice = slowFile('cloud.pdf').slow.slice;
      await form.submit();
      await limit.pass();
      await form.screen.findByText(/^Files that were changed or deleted .*: cloud\.pdf\./);
      expect(await wire.requests(submission)).to.deep.equal([]);
    });

    it('keeps nothing back if the member has chosen it again and it came (decisions 7)', async () => {
      const { wire, form } = await choosing();
      await second.pass();
      await form.screen.findByText(CHECKING);
      await user.upload(form.chooser, [file('cloud.pdf')]);
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['cloud.pdf']);
      });
      await form.submit();
      await form.screen.findAllByText(WAITING);
      limit.passAll();
      const { parts } = await wire.next(submission);
      expect(parts?.filter((part) => 'fileName' in part)).to.have.lengthOf(1);
      await form.screen.findByRole('button', { name: 'Log another query' });
    });

    it('is refused after fifteen, and a press that waited for it sends nothing without it (decisions 7)', async () => {
      const { wire, form, read } = await choosing(file('here.pdf'));
      await second.pass();
      await form.screen.findByText(CHECKING);
      await form.submit();
      await form.screen.findAllByText(WAITING);
      await limit.pass();
      await form.screen.findByText(UNREADABLE);
      await waitFor(() => {
        expect(form.screen.queryByText(WAITING)).to.equal(null);
      });
      expect(form.screen.queryByText(CHECKING)).to.equal(null);
      expect(await wire.requests(submission)).to.deep.equal([]);
      read();
      await form.submit();
      const { parts } = await wire.next(submission);
      expect(parts?.flatMap((part) => ('fileName' in part ? part.fileName : []))).to.deep.equal([
        'here.pdf',
      ]);
      await form.screen.findByRole('button', { name: 'Log another query' });
    });
  });
}

it('shows another member nothing of a file that was refused off screen (decisions 7)', async () => {
  await openContactWire();
  const element = await mount({ 'member-key': 'thandi' });
  const form = theForm(element);
  await form.settled();
  const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10).buffer;
  let read: ((bytes: ArrayBuffer) => void) | undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => (read = resolve));
  const slow = file('cloud.pdf');
  slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => bytes });
  await user.upload(form.chooser, [slow]);
  await go('#/contact-us/medxpress');
  await showsDelivery(element);
  read?.(picture);
  await nextFrame();
  element.setAttribute('member-key', 'sipho');
  await travel(-1);
  await showsMemberWebsite(element);
  await form.settled();
  expect(form.screen.queryByText(/cloud\.pdf/)).to.equal(null);
});

it('of an album reads a hundred files, adds ten, and refuses each of the others (§5)', async () => {
  await openContactWire();
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  let reads = 0;
  const album = Array.from({ length: 1500 }, (_, index) => {
    const photo = file(`photo ${String(index)}.jpg`);
    photo.slice = (...range) => {
      reads += 1;
      return File.prototype.slice.apply(photo, range);
    };
    return photo;
  });
  await user.upload(form.chooser, album);
  await waitFor(() => {
    expect(form.attached()).to.have.lengthOf(10);
  });
  form.screen.getByText(/^photo 1499\.jpg: you can send at most 10 files/);
  expect(reads).to.be.lessThan(200);
});
