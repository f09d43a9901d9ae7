import type { OriginPolicy } from './policy';

/** The medicine-delivery site (@spec §1, §3 Medicine-delivery categories, §7). */
export const medicineDelivery = {
  name: 'medxpress',
  wireCode: 'MED_XPRESS',
  categories: {
    MEDXPRESS_ORDER_QUERY: {},
    MEDXPRESS_DELIVERY_QUERY: {},
    MEDXPRESS_CO_PAYMENT_QUERY: {},
    MEDXPRESS_PRESCRIPTION_OR_MEDICINE_QUERY: {},
  },
  leavesOut: ['subCategory', 'ccEmail'],
  listsOpenQueries: false,
  offersUpdates: false,
  submission: { endpoint: 'medicine-delivery', constants: { product: 'Health' } },
  receipt: 'turnaround',
} as const satisfies OriginPolicy;
