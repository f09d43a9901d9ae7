import { executeServerCommand } from '@web/test-runner-commands';

/** Whether tests run in full: in verify and by name. `npm test` without words leaves some combinations out. */
export const { isInFull } = await executeServerCommand<{ isInFull: boolean }, undefined>('in-full');
