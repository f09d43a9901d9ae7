import { load } from './demo-api.js';

/** The route of each origin code. */
const ROUTES = { MEMBER_WEB: 'default', MED_XPRESS: 'medxpress' };

/** The route that shows a query; `isFromTimeline` sets its `timeline` parameter. */
export const viewOf = ({ origin, referenceNumber }, isFromTimeline) =>
  `#/update/${ROUTES[origin]}?reference=${referenceNumber}&timeline=${isFromTimeline}`;

/** The page whose element shows queries of an origin. */
export const pageOf = ({ origin }) => (origin === 'MED_XPRESS' ? '/medicine-delivery.html' : '/');

/**
 * Calls back with the member's queries that an element shows (a pinned origin shows only its own), now,
 * after every query that is logged or updated, and after a login in place.
 */
export function watchQueries(element, callBack) {
  const update = async () => {
    const pinned = element.getAttribute('origin');
    const all = (await load('queries')) ?? [];
    callBack(all.filter(({ origin }) => !pinned || ROUTES[origin] === pinned));
  };
  for (const type of ['query-submitted', 'query-updated', 'login'])
    element.ownerDocument.addEventListener(type, update);
  return update();
}
