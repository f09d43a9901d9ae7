import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file, partOf, slowFile } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { hasFocus } from '../../../support/controls';
import { mount, user } from '../../../support/mount';
import { corners, heavyPhoto, look, photo } from '../../../support/photos';
import { replaceMember } from '../../hosts/page-errors';
import { go, travel } from '../../routing/travel';
import { openContactWire, SUBMIT } from '../answers';
import { theForm } from '../the-form';
import { holdDecoding as holdPicture, watchDecoding } from './pages-panel';
import { formWith } from './resized';

const CONVERT = 'Add stamp.bmp as a JPG';
const OFFER = 'Make the photos smaller and add them';
const SAVE = 'Make the photos smaller';
const TOO_MUCH = /^Even after shrinking, your files are over 10 MB\./;
const MOST_BYTES = 10_485_760;
const MB = 1024 ** 2;

const total = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);
const textOf = async (part: Blob) =>
  String.fromCharCode(...new Uint8Array(await part.slice(0, 4096).arrayBuffer()));

/** Where each corner of the stored picture is displayed, by its orientation. */
const SEEN = [
  [1, 'red lime blue black'],
  [2, 'lime red black blue'],
  [3, 'black blue lime red'],
  [4, 'blue black red lime'],
  [5, 'red blue lime black'],
  [6, 'blue red black lime'],
  [7, 'black lime blue red'],
  [8, 'lime black red blue'],
] as const;

describe('photos that are too large together', () => {
  it('are made smaller and added at a press, and sent as they are listed (§5)', async () => {
    const names = ['a.jpg', 'b.jpeg', 'C.JPG'];
    const photos = await Promise.all(names.map((name) => heavyPhoto(name, 4.7 * MB)));
    expect(total(photos)).to.be.greaterThan(14 * MB);
    const { wire, element, screen, press, done, send } = await formWith(...photos);
    await screen.findByText(/^C\.JPG: with it, your files would be over 10 MB/);
    await screen.findByRole('button', { name: OFFER });
    await expectNoAxeViolations(element);
    await press(OFFER);
    await done(names);
    screen.getByText('Photos made smaller: 1.');
    expect(screen.queryByText(/would be over 10 MB/)).to.equal(null);
    await expectNoAxeViolations(element);
    const sent = await send();
    expect(sent.map(({ name, type, lastModified }) => [name, type, lastModified])).to.deep.equal(
      names.map((name) => [name, 'image/jpeg', 1]),
    );
    expect(total(sent)).to.be.lessThanOrEqual(MOST_BYTES);
    // The first two fit unchanged.
    expect(sent.slice(0, 2)).to.deep.equal(photos.slice(0, 2));
    const [request] = await wire.requests(SUBMIT.default);
    const parts = request?.parts?.filter(({ name }) => name === 'files');
    expect(parts).to.deep.equal(await Promise.all(sent.map(partOf)));
  });
});

/** A file that leaves room for a few kilobytes. */
const filler = () => file('bill.pdf', MOST_BYTES - 60_000);

describe('a photo that was made smaller', () => {
  it('is upright without its metadata, whatever its orientation (§5)', async () => {
    const turned = await Promise.all(
      SEEN.map(([orientation]) =>
        heavyPhoto(`o${String(orientation)}.jpg`, 70_000, { orientation, paint: corners }),
      ),
    );
    expect(await textOf(turned[0] ?? new Blob())).to.include('Exif');
    const { press, done, send } = await formWith(filler(), ...turned);
    await press(OFFER);
    await done(['bill.pdf', ...turned.map(({ name }) => name)]);
    const [, ...sent] = await send();
    for (const [index, [orientation, seen]] of SEEN.entries()) {
      const photo = sent[index] ?? new Blob();
      const { width, height, corners: colours } = await look(photo);
      const size = orientation < 5 ? [640, 480] : [480, 640];
      expect([width, height, colours.join(' ')], String(orientation)).to.deep.equal([
        ...size,
        seen,
      ]);
      expect(await textOf(photo)).not.to.include('Exif');
    }
  });

  it('has white where the picture had nothing, and the name of a JPG (§5)', async () => {
    const clear = await photo('scan.png', {
      paint: (context) => context.clearRect(0, 0, 1, 1),
      type: 'image/png',
    });
    const large = new File([clear, new Uint8Array(70_000)], 'scan.png', {
      type: 'image/png',
      lastModified: 7,
    });
    const { press, done, send } = await formWith(filler(), large);
    await press(OFFER);
    await done(['bill.pdf', 'scan.jpg']);
    const [, sent] = await send();
    expect(sent?.lastModified).to.equal(7);
    expect((await look(sent ?? new Blob())).corners).to.deep.equal([
      'white',
      'white',
      'white',
      'white',
    ]);
  });

  it('has at most 3,000 pixels on its longer edge, and a name of its own (§5)', async () => {
    const long = await photo('a.png', {
      width: 4000,
      height: 1000,
      paint: corners,
      type: 'image/png',
    });
    const large = new File([long, new Uint8Array(70_000)], 'a.png', {
      type: 'image/png',
      lastModified: 1,
    });
    const { press, done, send } = await formWith(filler(), file('A.JPG', 10), large);
    await press(OFFER);
    await done(['bill.pdf', 'A.JPG', 'a-2.jpg']);
    const { width, height, corners: colours } = await look((await send())[2] ?? new Blob());
    expect([width, height, colours.join(' ')]).to.deep.equal([3000, 750, 'red lime blue black']);
  });

  it('says what it was, and the original’s bytes return (§5)', async () => {
    const original = await heavyPhoto('a.jpg', 4 * MB, { width: 1600, height: 1200 });
    const { element, screen, press, done, send, form } = await formWith(original);
    await press(SAVE);
    await done(['a.jpg']);
    screen.getByText(/MB, was \d+\.\d MB$|kB, was \d+\.\d MB$/);
    await expectNoAxeViolations(element);
    await press('Use the original a.jpg');
    await screen.findByText('a.jpg is back in the list.');
    expect(hasFocus(screen.getByRole('button', { name: 'Remove a.jpg' }))).to.equal(true);
    expect(screen.queryByText(/, was /)).to.equal(null);
    expect(form.attached()).to.deep.equal(['a.jpg']);
    expect(await send()).to.deep.equal([original]);
  });

  it('keeps its place if the original is over the limit, with the reason (§5)', async () => {
    const large = await heavyPhoto('a.jpg', 70_000, { paint: corners });
    const { screen, press, done, form } = await formWith(filler(), large);
    await press(OFFER);
    await done(['bill.pdf', 'a.jpg']);
    await press('Use the original a.jpg');
    await screen.findByText('a.jpg: with it, your files would be over 10 MB in total.');
    expect(form.attached()).to.deep.equal(['bill.pdf', 'a.jpg']);
    expect(screen.queryAllByText(/, was /)).to.have.lengthOf(1);
  });
});

describe('listed photos', () => {
  it('are offered to be made smaller over 3 MB, and the focus is not lost (§5)', async () => {
    const small = await heavyPhoto('a.jpg', 1_600_000);
    const next = await heavyPhoto('b.jpg', 1_600_000);
    const { form, screen, offers, press, done } = await formWith(small, file('c.pdf', 4 * MB));
    await form.choose(file('d.jpg', 2 * MB));
    expect(offers(SAVE)).to.have.lengthOf(0);
    await form.choose(next);
    await press(SAVE);
    await done(['a.jpg', 'c.pdf', 'd.jpg', 'b.jpg']);
    screen.getByText('Photos made smaller: 2.');
    await waitFor(() => {
      expect(hasFocus(screen.getByRole('button', { name: 'Choose files' }))).to.equal(true);
    });
    expect(offers(SAVE)).to.have.lengthOf(0);
  });

  it('stay as they are where under a tenth is saved (§5)', async () => {
    const photos = await Promise.all(['a.jpg', 'b.jpg'].map((name) => heavyPhoto(name, 1_700_000)));
    const lean = await photo('lean.jpg', { width: 900, height: 700, quality: 0.85 });
    const { screen, press, done, send } = await formWith(...photos, lean);
    await press(SAVE);
    await done(['a.jpg', 'b.jpg', 'lean.jpg']);
    screen.getByText('Photos made smaller: 2.');
    expect((await send())[2]).to.equal(lean);
  });
});

/** How often React renders within a number of frames; it posts itself a message each time. */
async function renderingsIn(frames: number): Promise<number> {
  let count = 0;
  const post = MessagePort.prototype.postMessage as (...args: readonly unknown[]) => void;
  const restore = replaceMember(MessagePort.prototype, 'postMessage', {
    value(this: MessagePort, ...args: readonly unknown[]) {
      count += 1;
      post.apply(this, [...args]);
    },
  });
  for (let frame = 0; frame < frames; frame += 1) await nextFrame();
  restore();
  return count;
}

const charCodes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** The start of a HEIF file, with its size and without its picture. */
function heic(brand = 'heic', width = 4032, height = 3024): Uint8Array<ArrayBuffer> {
  const begin = charCodes(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`);
  const size = charCodes('\0\0\x02\0meta\0\0\0\0\0\0\0\x14ispe\0\0\0\0');
  const bytes = new Uint8Array([...begin, ...size, ...new Uint8Array(500)]);
  new DataView(bytes.buffer).setUint32(begin.length + size.length, width);
  new DataView(bytes.buffer).setUint32(begin.length + size.length + 4, height);
  return bytes;
}

/** A bitmap of one pixel, which every engine can open, and none can write. */
function stamp(): File {
  const [head, info] = [
    [0x42, 0x4d, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0],
    [40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0],
  ];
  const bytes = new Uint8Array([...head, ...info, ...new Uint8Array(24), 0, 0, 255, 0]);
  return new File([bytes], 'stamp.bmp');
}

describe('what is no photo here', () => {
  it('keeps why it was refused, though a press did not wait until it was examined (§5)', async () => {
    const { release, restore } = holdPicture({ name: 'b.png' });
    const { screen, form, press } = await formWith(
      filler(),
      await heavyPhoto('a.jpg', 70_000, { paint: corners }),
      new File(
        [await photo('b.png', { type: 'image/png', paint: corners }), new Uint8Array(70_000)],
        'b.png',
      ),
      file('account.pdf', 70_000),
    );
    await press(OFFER);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Cancel' })).not.to.equal(null);
    });
    release();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Cancel' })).to.equal(null);
    });
    restore();
    await screen.findByText(/^account\.pdf: with it, your files would be over 10 MB/);
    expect(screen.queryByText('account.pdf: this file can’t be read.')).to.equal(null);
    expect(form.attached()).to.deep.equal(['bill.pdf', 'a.jpg', 'b.jpg']);
  });

  it('gets no offer: random bytes, text, and more pixels than fit (§5)', async () => {
    const noise = new Uint8Array(70_000).map(() => Math.random() * 256);
    const bomb = new Uint8Array(
      await (await photo('x.png', { width: 40, height: 40, type: 'image/png' })).arrayBuffer(),
    );
    const view = new DataView(bomb.buffer);
    view.setUint32(16, 20_000);
    view.setUint32(20, 20_000);
    const { screen, form, offers } = await formWith(
      filler(),
      new File([noise], 'noise.png'),
      new File([bomb, noise], 'bomb.png'),
      new File(['a note'], 'note.heic'),
      await heavyPhoto('real.jpg', 70_000, { paint: corners }),
    );
    await screen.findByRole('button', { name: OFFER });
    expect(offers(/^Add /)).to.have.lengthOf(0);
    expect(screen.queryByText(/can’t open this kind of photo/)).to.equal(null);
    await user.click(screen.getByRole('button', { name: OFFER }));
    await waitFor(() => {
      expect(form.attached()).to.deep.equal(['bill.pdf', 'real.jpg']);
    });
    await screen.findByText(/^noise\.png: /);
    await screen.findByText(/^bomb\.png: /);
    expect(offers(OFFER)).to.have.lengthOf(0);
  });

  it('is an HEIC photo that can’t be opened, by its content (§5)', async () => {
    const bytes = heic();
    const { element, screen, offers } = await formWith(
      new File([bytes], 'a.heic'),
      new File([bytes], 'b.jpg'),
    );
    await screen.findByText(/^a\.heic: this browser can’t open this kind of photo\./);
    const said = await screen.findByText(/^b\.jpg: this browser can’t open/);
    expect(said.closest('[role=status]')).not.to.equal(null);
    expect(offers(/^Add /)).to.have.lengthOf(0);
    await expectNoAxeViolations(element);
  });
});

describe('a photo of another kind with more than 30 megapixels', () => {
  for (const brand of ['heic', 'avif'] as const) {
    it(`is not decoded before the press, as ${brand} (§5)`, async () => {
      const name = `phone.${brand}`;
      const { decoded, restore } = watchDecoding();
      const { screen, form, press, offers } = await formWith(
        new File([heic(brand, 8064, 6048)], name),
        // Examined after the photo.
        stamp(),
      );
      await screen.findByRole('button', { name: 'Add stamp.bmp as a JPG' });
      expect([...decoded]).to.deep.equal(['stamp.bmp']);
      await press(`Add ${name} as a JPG`);
      const cannot = {
        heic: `${name}: this browser can’t open this kind of photo. Take a screenshot of it and choose that.`,
        avif: `${name}: this file can’t be read.`,
      };
      await screen.findByText(cannot[brand]).finally(restore);
      expect([...decoded]).to.deep.equal(['stamp.bmp', name]);
      expect(offers(/^Add phone/)).to.have.lengthOf(0);
      expect(form.attached()).to.deep.equal([]);
      expect(screen.queryByText(/^Photos made smaller/)).to.equal(null);
    });
  }

  it('is not decoded either as AVIF, whose header may lie, or as a file of more than 16 MB (§5)', async () => {
    const { decoded, restore } = watchDecoding();
    const { screen } = await formWith(
      new File([heic('avif', 100, 100)], 'lying.avif'),
      new File([await stamp().arrayBuffer(), new Uint8Array(16 * MB)], 'large.bmp'),
      stamp(),
    );
    for (const name of ['lying.avif', 'large.bmp', 'stamp.bmp'])
      await screen.findByRole('button', { name: `Add ${name} as a JPG` });
    restore();
    expect([...decoded]).to.deep.equal(['stamp.bmp']);
  });
});

describe('a picture of another kind', () => {
  it('is added as a JPG at a press (§5)', async () => {
    const { screen, press, done, send, offers } = await formWith(stamp());
    await press('Add stamp.bmp as a JPG');
    await done(['stamp.jpg']);
    screen.getByText('Files added: 1.');
    // It may grow, because its original type can't be sent.
    screen.getByText(/^\d+ B, was 58 B$/);
    expect(screen.queryByText(/stamp\.bmp: this type/)).to.equal(null);
    expect(offers(/^Use the original/)).to.have.lengthOf(0);
    const [sent] = await send();
    expect((await look(sent ?? new Blob())).corners[0]).to.equal('red');
    expect(sent?.type).to.equal('image/jpeg');
  });
});

describe('making photos smaller', () => {
  /** Holds the decoding of pictures once the button is pressed. */
  function holdDecoding() {
    const decode = window.createImageBitmap.bind(window) as (file: Blob) => Promise<ImageBitmap>;
    const waiting: (() => void)[] = [];
    const restore = replaceMember(window, 'createImageBitmap', {
      value: async (file: Blob) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return decode(file);
      },
    });
    return () => {
      restore();
      waiting.forEach((go) => {
        go();
      });
    };
  }
  const photosOf = () => Promise.all(['a.jpg', 'b.jpg'].map((name) => heavyPhoto(name, 2 * MB)));

  it('can be cancelled, and then nothing changes (§5)', async () => {
    const photos = await photosOf();
    const { screen, press, send, element } = await formWith(...photos);
    await screen.findByRole('button', { name: SAVE });
    const release = holdDecoding();
    await press(SAVE);
    const said = await screen.findByText('Making photos smaller: 0 of 2');
    expect(said.closest('[role=status]')).not.to.equal(null);
    expect(hasFocus(screen.getByRole('button', { name: 'Cancel' }))).to.equal(true);
    await expectNoAxeViolations(element);
    await press('Cancel');
    expect(hasFocus(screen.getByRole('button', { name: SAVE }))).to.equal(true);
    release();
    expect(await send()).to.deep.equal(photos);
  });

  it('ends as the form is sent: the files are sent as they are listed (§5)', async () => {
    const photos = await photosOf();
    const { screen, press, send } = await formWith(...photos);
    await screen.findByRole('button', { name: SAVE });
    const release = holdDecoding();
    await press(SAVE);
    await screen.findByText('Making photos smaller: 0 of 2');
    const sent = await send();
    release();
    expect(sent).to.deep.equal(photos);
  });

  for (const [what, room, failing, says] of [
    ['that does not fit', 1000, false, /^Even after shrinking, your files are over 10 MB\./],
    ['that can’t be drawn', 60_000, true, /^a\.jpg: this file can’t be read\./],
  ] as const)
    it(`sends nothing without a photo ${what}, for which the press waits (decisions 7)`, async () => {
      const bill = file('bill.pdf', MOST_BYTES - room);
      const { wire, form, screen, press, done, send } = await formWith(
        bill,
        await heavyPhoto('a.jpg', 70_000),
      );
      await form.fill({ category: 'Other', query: 'My matter' });
      await screen.findByRole('button', { name: OFFER });
      const { release, restore } = holdPicture({ failing });
      await press(OFFER);
      await form.submit();
      release();
      await screen.findByText(says).finally(restore);
      await press('Remove bill.pdf');
      if (!failing) await press(OFFER);
      else await form.choose(await photo('a.jpg', { width: 40, height: 30 }));
      await done(['a.jpg']);
      expect((await send()).map(({ name }) => name)).to.deep.equal(['a.jpg']);
      expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(1);
    });

  /** Leaves the form, and returns to it. */
  async function leave({ screen }: ReturnType<typeof theForm>) {
    await go('#/login');
    await screen.findByLabelText('Username');
    await travel(-1);
    await screen.findByLabelText('Query details');
  }

  it('goes on while the form is left, shows when it is back, and a press waits for it (decisions 7)', async () => {
    const { wire, form, screen, press, send } = await formWith(stamp());
    await screen.findByRole('button', { name: CONVERT });
    const { release, restore } = holdPicture();
    await press(CONVERT);
    await leave(form);
    await screen.findByText('Making photos smaller: 0 of 1');
    await form.fill({ category: 'Other', query: 'My matter' });
    const sent = send();
    await screen.findByText('Sending your query');
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(0);
    release();
    restore();
    expect((await sent).map(({ name }) => name)).to.deep.equal(['stamp.jpg']);
  });

  it('says why nothing is sent, and what came of a photo, although the form was left (decisions 7)', async () => {
    const bill = file('bill.pdf', MOST_BYTES - 1000);
    const { wire, form, screen, press } = await formWith(bill, await heavyPhoto('a.jpg', 70_000));
    await form.fill({ category: 'Other', query: 'My matter' });
    await screen.findByRole('button', { name: OFFER });
    const { release, restore } = holdPicture();
    await press(OFFER);
    await leave(form);
    await screen.findByText('Making photos smaller: 0 of 1');
    await form.submit();
    release();
    await screen.findByText(TOO_MUCH).finally(restore);
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
    await leave(form);
    expect(screen.queryByText(TOO_MUCH)).to.equal(null);
  });

  it('goes along if it begins while a press waits for a slow file (decisions 7)', async () => {
    const { wire, form, screen, press, send } = await formWith();
    const { slow, read } = slowFile('slow.pdf');
    await user.upload(form.chooser, slow);
    await screen.findByText(/^Checking slow\.pdf/);
    await form.choose(stamp());
    await screen.findByRole('button', { name: CONVERT });
    await form.fill({ category: 'Other', query: 'My matter' });
    const sent = send();
    await screen.findAllByText('Waiting until your files are checked.');
    const { release, restore } = holdPicture();
    await press(CONVERT);
    read();
    await screen.findByRole('button', { name: 'Remove slow.pdf' });
    await nextFrame();
    expect(await wire.requests(SUBMIT.default)).to.have.lengthOf(0);
    release();
    restore();
    expect((await sent).map(({ name }) => name)).to.deep.equal(['slow.pdf', 'stamp.jpg']);
  });

  it('adds a photo to the next form if it begins while the query is sent (§4)', async () => {
    const { wire, form, screen, press, done } = await formWith();
    await form.fill({ category: 'Other', query: 'My matter' });
    const answer = await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    await form.choose(stamp());
    await screen.findByRole('button', { name: CONVERT });
    const { release, restore } = holdPicture();
    await press(CONVERT);
    await answer.release({ json: { referenceNumber: 4711 } });
    await user.click(await screen.findByRole('button', { name: 'Log another query' }));
    release();
    restore();
    await done(['stamp.jpg']);
  });

  it('is over once another member fills in the form (decisions 7)', async () => {
    await openContactWire();
    const element = await mount({ 'member-key': 'a' });
    const form = theForm(element);
    await form.choose(stamp());
    const convert = await form.screen.findByRole('button', { name: CONVERT });
    const { release, restore } = holdPicture();
    await user.click(convert);
    await leave(form);
    await form.screen.findByText('Making photos smaller: 0 of 1');
    element.setAttribute('member-key', 'b');
    await waitFor(() => {
      expect(form.screen.queryByText('Making photos smaller: 0 of 1')).to.equal(null);
    });
    release();
    restore();
    await form.choose(file('own.pdf'));
    await nextFrame();
    expect(form.attached()).to.deep.equal(['own.pdf']);
  });

  it('drops what was removed meanwhile, which can still be put back, and keeps what was added (§5)', async () => {
    const { form, screen, press, done, send } = await formWith(...(await photosOf()));
    await screen.findByRole('button', { name: SAVE });
    const release = holdDecoding();
    await press(SAVE);
    await screen.findByText('Making photos smaller: 0 of 2');
    await form.choose(file('c.pdf', 30));
    await press('Remove a.jpg');
    release();
    await done(['b.jpg', 'c.pdf']);
    await screen.findByText(/, was 2\.0 MB$/);
    screen.getByRole('button', { name: 'Put back a.jpg' });
    expect((await send()).map(({ name }) => name)).to.deep.equal(['b.jpg', 'c.pdf']);
  });

  it('leaves the list alone if the photos don’t fit, and says so (§5)', async () => {
    const bill = file('bill.pdf', MOST_BYTES - 1000);
    const large = await heavyPhoto('a.jpg', 70_000);
    const { element, form, screen, press, done } = await formWith(bill, large);
    await press(OFFER);
    await screen.findByText(/^Even after shrinking, your files are over 10 MB\./);
    expect(form.attached()).to.deep.equal(['bill.pdf']);
    await expectNoAxeViolations(element);
    await press('Remove bill.pdf');
    expect(screen.queryByText(/^Even smaller/)).to.equal(null);
    await screen.findByRole('button', { name: OFFER });
    expect(await renderingsIn(10)).to.be.lessThan(5);
    await press(OFFER);
    await done(['a.jpg']);
  });

  it('changes nothing if the browser has no memory for it (§5)', async () => {
    const photos = await photosOf();
    const { screen, press, done, send } = await formWith(...photos);
    await screen.findByRole('button', { name: SAVE });
    const restore = replaceMember(HTMLCanvasElement.prototype, 'toBlob', {
      value: (take: BlobCallback) => {
        take(null);
      },
    });
    await press(SAVE);
    await done(['a.jpg', 'b.jpg']).finally(restore);
    await screen.findByText('Photos made smaller: 0.');
    expect(await send()).to.deep.equal(photos);
  });
});
