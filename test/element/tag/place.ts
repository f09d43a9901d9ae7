import '../../../src/index';
import { screenShown } from '../../support/mount';

const TAG = 'medical-aid-inquiries';

export type Inquiries = HTMLElementTagNameMap[typeof TAG];

/** An element with these attributes, not yet in a document. */
export function create(attributes: Readonly<Record<string, string>> = {}): Inquiries {
  const element = document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Appends an element to the page without changing the hash, and waits for its screen. */
export async function place(attributes: Readonly<Record<string, string>> = {}): Promise<Inquiries> {
  const element = create(attributes);
  document.body.append(element);
  await screenShown(element);
  return element;
}
