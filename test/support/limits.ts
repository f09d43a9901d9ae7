import { executeServerCommand } from '@web/test-runner-commands';

interface Limits {
  readonly wait: number;
  readonly second: number;
}

/** Time limits on this machine, in milliseconds (see `support/runner/slowness`). */
export const { wait, second } = await executeServerCommand<Limits, undefined>('limits');
