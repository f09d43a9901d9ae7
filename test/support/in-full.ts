import { executeServerCommand } from '@web/test-runner-commands';

/** Whether tests run every combination, as in verify and by name; `npm test` without words leaves some out. */
export const { isInFull } = await executeServerCommand<{ isInFull: boolean }, undefined>('in-full');
