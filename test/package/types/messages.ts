import type { MedicalAidInquiries } from '../../../src/index';
import type { Messages } from '../../../src/text/texts';

// Nothing here runs. Each marked line must be a type error.

export function reword(element: MedicalAidInquiries): void {
  element.messages = { logQuery: { send: 'Stuur navraag' }, categories: { OTHER: 'Ander' } };
  element.messages = '{}';
  element.messages = null;
  // @ts-expect-error the element has no such text
  element.messages = { logQuery: { sned: 'Stuur navraag' } };
  // @ts-expect-error words are text
  element.messages = { logQuery: { send: 7 } };
}

// @ts-expect-error no such group
export const sidebar: Messages = { sidebar: {} };
