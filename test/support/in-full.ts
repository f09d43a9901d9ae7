import { executeServerCommand } from '@web/test-runner-commands';

/**
 * Whether tests run every combination. `npm run verify` and a run by name do; `npm test` without words leaves some
 * out.
 */
export const { isInFull } = await executeServerCommand<{ isInFull: boolean }, undefined>('in-full');
