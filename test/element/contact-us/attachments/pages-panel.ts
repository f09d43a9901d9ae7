import { waitFor, within } from '@testing-library/dom';
import { picture } from '../../../support/attachments';
import { there } from '../../../support/controls';
import { mount, user } from '../../../support/mount';
import { replaceMember } from '../../hosts/page-errors';
import { openContactWire } from '../answers';
import { theForm } from '../the-form';

/** The name of a PDF that the member has not named. */
export const PRESET = `Pages ${new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10)}`;

export const named = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${String(index + 1)}.png`);

/** Pictures with these names, of different bytes. */
export const pictures = async (...names: readonly string[]) =>
  Promise.all(
    names.map(async (name) => new File([await picture(name), name], name, { lastModified: 1 })),
  );

/** An element's form with files, and its panel of pages. */
export async function formWith(...files: readonly File[]) {
  const wire = await openContactWire();
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  await form.choose(...files);
  const { screen } = form;
  const panel = {
    offer: () => screen.findByRole('button', { name: /^Put \d+ pictures into one PDF$/ }),
    find: () => screen.queryByRole('region', { name: 'Pages of one PDF' }),
    async open() {
      await user.click(await panel.offer());
      await screen.findByRole('region', { name: 'Pages of one PDF' });
    },
    /** The names of the pages, in order. */
    pages: () =>
      within(there('The panel', panel.find()))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.page-name')?.textContent),
    button: (name: string) => screen.getByRole('button', { name }),
    press: (name: string) => user.click(panel.button(name)),
    get name() {
      return screen.getByLabelText<HTMLInputElement>('Name of the PDF');
    },
    make: () => panel.press('Make the PDF'),
    /** Waits until the file is listed and the panel is removed. */
    made: (name: string) =>
      waitFor(() => {
        if (!form.attached().includes(name)) throw new Error('No PDF is listed');
        if (panel.find()) throw new Error('The panel is still there');
      }),
  };
  return { wire, element, form, panel };
}

interface HoldOptions {
  /** Makes the decoding fail. */
  readonly failing?: boolean;
  /** Only holds the picture of this name. */
  readonly name?: string;
}

/** Holds decoded pictures until the test releases them. */
export function holdDecoding({ failing = false, name }: HoldOptions = {}) {
  const decode = window.createImageBitmap.bind(window) as (source: Blob) => Promise<ImageBitmap>;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const restore = replaceMember(window, 'createImageBitmap', {
    value: async (source: File) => {
      if (name === undefined || source.name === name) await released;
      if (failing) throw new DOMException('The picture is gone', 'InvalidStateError');
      return decode(source);
    },
  });
  return { release, restore };
}

/** The names of the pictures that the browser decodes. */
export function watchDecoding() {
  const decoded = new Set<string>();
  const decode = window.createImageBitmap.bind(window) as (
    source: File,
    options?: ImageBitmapOptions,
  ) => Promise<ImageBitmap>;
  const restore = replaceMember(window, 'createImageBitmap', {
    value: (source: File, options?: ImageBitmapOptions) => {
      decoded.add(source.name);
      return decode(source, options);
    },
  });
  return { decoded, restore };
}

/** The files that a form sends, as passed to the browser. */
export function watchSending() {
  const sent: File[] = [];
  const append = FormData.prototype.append as (...args: readonly unknown[]) => void;
  const restore = replaceMember(FormData.prototype, 'append', {
    value(this: FormData, ...args: readonly unknown[]) {
      if (args[1] instanceof File) sent.push(args[1]);
      append.apply(this, [...args]);
    },
  });
  return { sent, restore };
}
