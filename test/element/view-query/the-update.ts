import { waitFor } from '@testing-library/dom';
import { attachmentsOf } from '../../support/attachments';
import { hasFocus, typeInto } from '../../support/controls';
import { mount, shadow, user } from '../../support/mount';
import type { Answer, Pattern } from '../../support/wire/wire';
import { theForm } from '../contact-us/the-form';
import { hashOf, openQueryWire, UPDATE_TOGGLE, viewQuery } from './the-query';

export const UPDATE: Pattern = 'POST /api/smart-inquiry-api/member-queries/4711';
export const DETAILS = 'I have found the bill of May.';
export const THANKS =
  'Thank you for your update. We will respond within two to three business days.';
export const UPDATE_FAILED =
  'Something went wrong while updating your query. Please try again later.';

/** The update form of an element, as a member sees it. */
export function theUpdate(element: Element) {
  const screen = shadow(element);
  const attachments = attachmentsOf(element);
  const update = {
    screen,
    attached: attachments.attached,
    choose: attachments.choose,
    get query() {
      return screen.getByLabelText<HTMLTextAreaElement>('Query details');
    },
    get send() {
      return screen.getByRole('button', { name: 'Send Update' });
    },
    async fill({ query = DETAILS, files = [] as readonly File[] } = {}) {
      typeInto(update.query, query);
      if (files.length > 0) await attachments.choose(...files);
    },
    submit: () => user.click(update.send),
    /** The update was accepted, and the thanks have the focus. */
    thanked: () =>
      waitFor(() => {
        const title = screen.getByRole('heading', { name: THANKS });
        if (!hasFocus(title)) throw new Error('The thanks have no focus');
        return title;
      }),
  };
  return update;
}

/** Views a query and opens its update form. The server answers the update with `answer`. */
export async function openUpdate(answer: Answer | Answer[] = { json: { referenceNumber: 4712 } }) {
  const wire = await openQueryWire({ [UPDATE]: { json: { referenceNumber: 4712 } } });
  await wire.reply(UPDATE, answer);
  const { element, screen } = await viewQuery();
  await user.click(screen.getByRole('button', UPDATE_TOGGLE));
  return { wire, element, update: theUpdate(element) };
}

/** The same through the contact page, which reads the member's details. */
export async function openUpdateAsMember(answer: Answer | Answer[]) {
  const wire = await openQueryWire({ [UPDATE]: { json: { referenceNumber: 4712 } } });
  await wire.reply(UPDATE, answer);
  const element = await mount();
  await theForm(element).settled();
  location.hash = hashOf();
  await user.click(await shadow(element).findByRole('button', UPDATE_TOGGLE));
  return { wire, element, update: theUpdate(element) };
}
