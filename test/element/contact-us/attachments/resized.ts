import { waitFor } from '@testing-library/dom';
import { mount, user } from '../../../support/mount';
import { replaceMember } from '../../hosts/page-errors';
import { openContactWire } from '../answers';
import { theForm } from '../the-form';

/** The files that the page sends from now on, until `restore` is called. */
export function watchSentFiles() {
  const sent: File[] = [];
  const append = Object.getOwnPropertyDescriptor(FormData.prototype, 'append')?.value as (
    this: FormData,
    ...values: readonly unknown[]
  ) => void;
  const restore = replaceMember(FormData.prototype, 'append', {
    writable: true,
    value(this: FormData, ...values: readonly unknown[]) {
      if (values[1] instanceof File) sent.push(values[1]);
      append.apply(this, [...values]);
    },
  });
  return { sent, restore };
}

/** An element's form, and the offers for its photos. */
export async function formWith(...files: readonly File[]) {
  const wire = await openContactWire();
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  if (files.length > 0) await form.choose(...files);
  const { screen } = form;
  return {
    wire,
    element,
    form,
    screen,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    offers: (name: string | RegExp) => screen.queryAllByRole('button', { name }),
    /** The work has ended, so that nothing can be cancelled. */
    done: (names: readonly string[]) =>
      waitFor(
        () => {
          if (screen.queryByRole('button', { name: 'Cancel' })) throw new Error('Still at work');
          const listed = form.attached();
          if (listed.join() !== names.join()) throw new Error(`Listed: ${listed.join()}`);
        },
        { timeout: 20_000 },
      ),
    /** Sends the form. Returns the sent files. */
    send: async () => {
      const { sent, restore } = watchSentFiles();
      await form.fill({ category: 'Other', query: 'My matter' });
      await form.submit();
      await screen.findByText('4711').finally(restore);
      return sent;
    },
  };
}
