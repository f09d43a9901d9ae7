import { create, type Inquiries } from '../tag/place';

/** Adds a prerendered element to the page. The application loads later. */
export function addPrerendered(
  attributes: Readonly<Record<string, string>> = {},
  hash = '',
): Inquiries {
  history.replaceState(null, '', location.pathname + location.search + hash);
  const element = create(attributes);
  document.body.append(element);
  return element;
}
