import { create, type Inquiries } from '../element/place';

/** Puts an element into the page: what stands in it then was painted, the application comes later. */
export function paint(attributes: Readonly<Record<string, string>> = {}, hash = ''): Inquiries {
  history.replaceState(null, '', location.pathname + location.search + hash);
  const element = create(attributes);
  document.body.append(element);
  return element;
}
