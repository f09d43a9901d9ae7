import type { ElementEvents, Emit } from '../../../src/host/element-events';
import type { SafeHtml } from '../../../src/html/safe-html';
import { memberWebsite } from '../../../src/origins/default';
import type { OriginPolicy } from '../../../src/origins/policy';

// Nothing here runs. Each marked line must be a type error.

// @ts-expect-error an origin is complete (§3)
export const halfAnOrigin = (half: Omit<OriginPolicy, 'receipt'>): OriginPolicy => half;

export const wrongGuidance: OriginPolicy = {
  ...memberWebsite,
  // @ts-expect-error a sub-category shows one of three things (§4)
  categories: { MEDICAL_CLAIMS: { CLAIM_NOT_PAID: 'banner' } },
};

// @ts-expect-error a string is not safe HTML, which only src/html makes
export const unsafe: SafeHtml = '<p>Hello</p>';

export function announcesWhatItSays(emit: Emit): void {
  // @ts-expect-error an event of another name
  emit('query-sent', undefined);
  // @ts-expect-error the original number is missing
  emit('query-updated', { referenceNumber: '1' });
  // @ts-expect-error no event carries what the member wrote
  emit('query-updated', { referenceNumber: '1', originalReferenceNumber: '2', query: 'Why?' });
}

// @ts-expect-error reference numbers are text
export const number: ElementEvents['query-updated']['referenceNumber'] = 12;
