import { waitFor } from '@testing-library/dom';
import { attachmentsOf } from '../../support/attachments';
import { hasFocus, there, typeInto } from '../../support/controls';
import { shadow, user } from '../../support/mount';
import { MEMBER_EMAIL } from './answers';

export const QUERY_TEXT = 'My claim of May was not paid.';

/** Values to fill in; options by their words. Absent fields are unchanged. */
export interface Filling {
  readonly category?: string;
  readonly subCategory?: string;
  readonly ccEmail?: string;
  readonly email?: string;
  readonly query?: string;
  readonly files?: readonly File[];
}

/** The form 'Log a new query' of an element, field by field, as a member sees it. */
export function theForm(element: Element) {
  const screen = shadow(element);
  const field = (label: string) =>
    screen.queryByLabelText<HTMLInputElement & HTMLSelectElement>(label);
  const attachments = attachmentsOf(element);

  const form = {
    screen,
    find: {
      category: () => field('Category'),
      subCategory: () => field('Query category'),
      ccEmail: () => field('Additional Email address(optional):'),
      email: () => field('Email address'),
      query: () => field('Query details'),
      chooser: attachments.find,
      send: () => screen.queryByRole('button', { name: 'Send Query' }),
    },
    get category() {
      return there('Category', form.find.category());
    },
    get subCategory() {
      return there('Query category', form.find.subCategory());
    },
    get ccEmail() {
      return there('The additional email', form.find.ccEmail());
    },
    get email() {
      return there('The email', form.find.email());
    },
    get query() {
      return there('The query', form.find.query());
    },
    get chooser() {
      return attachments.chooser;
    },
    get send() {
      return there("'Send Query'", form.find.send());
    },

    /** The member's address has arrived, so nothing changes by itself. */
    settled: () =>
      waitFor(() => {
        if (form.email.value !== MEMBER_EMAIL) throw new Error('No address was filled in');
      }),

    async fill({ category, subCategory, ccEmail, email, query, files }: Filling) {
      if (category !== undefined) await user.selectOptions(form.category, category);
      if (subCategory !== undefined) await user.selectOptions(form.subCategory, subCategory);
      if (ccEmail !== undefined) typeInto(form.ccEmail, ccEmail);
      if (email !== undefined) typeInto(form.email, email);
      if (query !== undefined) typeInto(form.query, query);
      if (files) await attachments.choose(...files);
    },

    attached: attachments.attached,
    choose: attachments.choose,
    submit: () => user.click(form.send),

    /** A submit was refused, and its summary has the focus. */
    refused: () =>
      waitFor(() => {
        const heading = screen.getByRole('heading', { name: 'There is a problem' });
        const box = heading.closest<HTMLElement>('.error-summary');
        if (!box || !hasFocus(box)) throw new Error('The summary has no focus');
        return box;
      }),
  };
  return form;
}
