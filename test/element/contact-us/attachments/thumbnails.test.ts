import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { picture } from '../../../support/attachments';
import { holdWaits } from '../../../support/hold-waits';
import { mount } from '../../../support/mount';
import { replaceMember } from '../../hosts/page-errors';
import { openContactWire, SUBMIT } from '../answers';
import { theForm } from '../the-form';

/** A PNG that declares a number of pixels. Decoding takes four bytes for each. */
async function pictureOf(width: number, height: number, name: string): Promise<File> {
  const bytes = new Uint8Array(await (await picture(name)).arrayBuffer());
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([bytes], name, { lastModified: 1 });
}

/** A photo with a number of kilobytes of metadata before its size, as cameras write previews and profiles. */
async function photoWithMetadata(kilobytes: number, name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  if (!photo) throw new Error('The engine writes no JPEG');
  const bytes = new Uint8Array(await photo.arrayBuffer());
  // Each segment of 1 kB has its marker, its length without the marker, and zeros.
  const segment = [0xff, 0xed, 0x03, 0xfe, ...new Uint8Array(1020)];
  const metadata = Array.from({ length: kilobytes }, () => segment).flat();
  // In one piece, because Firefox decodes no picture whose first piece has two bytes.
  const whole = new Uint8Array([...bytes.subarray(0, 2), ...metadata, ...bytes.subarray(2)]);
  return new File([whole], name, { type: 'image/jpeg', lastModified: 1 });
}

/** Counts the decoded pictures, and the most at the same time. */
function watchDecoding() {
  const seen = { names: [] as string[], most: 0 };
  let now = 0;
  const decode = window.createImageBitmap.bind(window) as (
    file: File,
    options: ImageBitmapOptions,
  ) => Promise<ImageBitmap>;
  const restore = replaceMember(window, 'createImageBitmap', {
    value: async (file: File, options: ImageBitmapOptions) => {
      seen.names.push(file.name);
      now += 1;
      seen.most = Math.max(seen.most, now);
      try {
        return await decode(file, options);
      } finally {
        now -= 1;
      }
    },
  });
  return { seen, restore };
}

async function formWith(...files: readonly File[]) {
  const wire = await openContactWire();
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  const decoding = watchDecoding();
  await form.choose(...files);
  const drawn = () =>
    [...(element.shadowRoot?.querySelectorAll('canvas') ?? [])].map((canvas) =>
      canvas.checkVisibility(),
    );
  const findings = () => element.shadowRoot?.querySelectorAll('.finding') ?? [];
  return { wire, form, drawn, findings, ...decoding };
}

/** A JPEG that declares a number of pixels, and has a number of scans without data. */
function jpegOf(edge: number, scans: number, name: string): File {
  const size = [edge >> 8, edge & 0xff, edge >> 8, edge & 0xff];
  const frame = [0xff, 0xc2, 0, 11, 8, ...size, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0];
  const body = Array.from({ length: scans }, () => scan).flat();
  const bytes = new Uint8Array([0xff, 0xd8, ...frame, ...body, 0xff, 0xd9]);
  return new File([bytes], name, { type: 'image/jpeg', lastModified: 1 });
}

/** A PNG that declares so many pixels and frames. */
function movingPng(edge: number, frames: number, name: string): File {
  const size = [0, 0, edge >> 8, edge & 0xff];
  const header = [0, 0, 0, 13, ...'IHDR', ...size, ...size, 1, 0, 0, 0, 0, 0, 0, 0, 0];
  const frame = [0, 0, 0, 0, ...'fcTL', 0, 0, 0, 0];
  const body = Array.from({ length: frames }, () => frame).flat();
  const bytes = ['\x89', ...'PNG\r\n\x1a\n', ...header, ...body].map((each) =>
    typeof each === 'number' ? each : each.charCodeAt(0),
  );
  return new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 });
}

/** A WebP that declares so many pixels and frames. */
function movingWebp(edge: number, frames: number, name: string): File {
  const side = [(edge - 1) & 0xff, (edge - 1) >> 8, 0];
  const header = [...'RIFF', 0, 0, 0, 0, ...'WEBPVP8X', 10, 0, 0, 0, 2, 0, 0, 0, ...side, ...side];
  const body = Array.from({ length: frames }, () => [...'ANMF', 0, 0, 0, 0]).flat();
  const bytes = [...header, ...body].map((each) =>
    typeof each === 'number' ? each : each.charCodeAt(0),
  );
  return new File([new Uint8Array(bytes)], name, { type: 'image/webp', lastModified: 1 });
}

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index)}.png`);

describe('the thumbnails of chosen pictures', () => {
  it('are decoded one at a time, and once for all that is said and offered (§5)', async () => {
    const names = named('photo', 6);
    const { form, drawn, findings, seen, restore } = await formWith(
      ...(await Promise.all(names.map(picture))),
    );
    await form.screen.findByRole('button', { name: 'Put 6 pictures into one PDF' });
    await waitFor(() => {
      expect(drawn()).to.deep.equal(names.map(() => true));
      expect(findings()).to.have.lengthOf(6);
    }).finally(restore);
    expect(seen.names).to.deep.equal(names);
    expect(seen.most).to.equal(1);
  });

  it('are drawn for a photo whose size is behind much metadata (§5)', async () => {
    const { drawn, restore } = await formWith(
      await photoWithMetadata(8, 'phone.jpg'),
      await photoWithMetadata(900, 'camera.jpg'),
    );
    await waitFor(() => {
      expect(drawn()).to.deep.equal([true, true]);
    }).finally(restore);
  });

  it('are left out for one that a browser goes over again and again, which holds up no other (§5)', async () => {
    const { drawn, seen, restore } = await formWith(
      jpegOf(5400, 3000, 'scans.jpg'),
      jpegOf(100, 101, 'small.jpg'),
      jpegOf(5400, 60, 'costly.jpg'),
      movingPng(5400, 60, 'moving.png'),
      await picture('photo.png'),
    );
    await waitFor(() => {
      expect(drawn()).to.deep.equal([false, false, false, false, true]);
    }).finally(restore);
    expect(seen.names).to.deep.equal(['photo.png']);
  });

  it('do not wait for a WebP of many frames, which is refused and not decoded (§5)', async () => {
    const { form, drawn, seen, restore } = await formWith(
      movingWebp(5000, 60, 'moving.webp'),
      await picture('first.png'),
    );
    await form.choose(await picture('second.png'));
    await waitFor(() => {
      expect(drawn()).to.deep.equal([true, true]);
    }).finally(restore);
    expect(seen.names).to.deep.equal(['first.png', 'second.png']);
  });

  it('are left out for one that takes longer than ten seconds: the next has its turn (§5)', async () => {
    const limit = holdWaits((milliseconds) => milliseconds === 10_000);
    const stuck = await picture('stuck.png');
    const decode = window.createImageBitmap.bind(window) as (file: File) => Promise<ImageBitmap>;
    const asked: string[] = [];
    const held: { end?: (picture: ImageBitmap) => void } = {};
    const late = new Promise<ImageBitmap>((resolve) => {
      held.end = resolve;
    });
    const restoreDecoding = replaceMember(window, 'createImageBitmap', {
      value: (file: File) => {
        asked.push(file.name);
        return file.name === 'stuck.png' ? late : decode(file);
      },
    });
    const { form, drawn, restore } = await formWith(stuck, await picture('photo.png'));
    try {
      await waitFor(() => {
        expect(asked).to.deep.equal(['stuck.png']);
        expect(limit.count).to.equal(1);
      });
      expect(drawn()).to.deep.equal([false, false]);
      limit.passAll();
      await waitFor(() => {
        expect(drawn()).to.deep.equal([false, true]);
      });
      // Its memory is freed.
      const picture = await decode(stuck);
      held.end?.(picture);
      await waitFor(() => {
        expect(picture.width).to.equal(0);
      });
      expect(form.attached()).to.deep.equal(['stuck.png', 'photo.png']);
    } finally {
      restore();
      restoreDecoding();
      limit.stop();
    }
  });

  it('are left out for a picture that would use up the page’s memory, which is sent all the same (§5)', async () => {
    const { wire, form, drawn, seen, restore } = await formWith(
      await pictureOf(20_000, 20_000, 'huge.png'),
      await pictureOf(1_000_000, 10, 'long.png'),
      await picture('photo.png'),
    );
    await waitFor(() => {
      expect(drawn()).to.deep.equal([false, false, true]);
    }).finally(restore);
    expect(seen.names).to.deep.equal(['photo.png']);
    await form.fill({ category: 'Other', query: 'My matter' });
    await form.submit();
    await form.screen.findByText('4711');
    const [sent] = await wire.requests(SUBMIT.default);
    expect(sent?.parts?.filter(({ name }) => name === 'files')).to.have.lengthOf(3);
  });
});
