import { load } from './demo-api.js';

/** The route of an origin as the calls name it. */
const ROUTES = { MEMBER_WEB: 'default', MED_XPRESS: 'medxpress' };

/** Where the element shows a query; `isFromTimeline` as its `timeline` parameter says. */
export const viewOf = ({ origin, referenceNumber }, isFromTimeline) =>
  `#/update/${ROUTES[origin]}?reference=${referenceNumber}&timeline=${isFromTimeline}`;

/** The page whose element shows queries of an origin. */
export const pageOf = ({ origin }) => (origin === 'MED_XPRESS' ? '/medicine-delivery.html' : '/');

/**
 * Calls back with the member's queries that an element shows (a pinned origin shows its own alone),
 * now and after every query that is logged or updated.
 */
export function watchQueries(element, callBack) {
  const tell = async () => {
    const pinned = element.getAttribute('origin');
    const all = (await load('queries')) ?? [];
    callBack(all.filter(({ origin }) => !pinned || ROUTES[origin] === pinned));
  };
  element.ownerDocument.addEventListener('query-submitted', tell);
  element.ownerDocument.addEventListener('query-updated', tell);
  return tell();
}
