import { executeServerCommand } from '@web/test-runner-commands';

interface Limits {
  readonly wait: number;
  readonly shown: number;
}

/** Time limits on this machine, in milliseconds (see `support/runner/slowness`). */
export const { wait, shown } = await executeServerCommand<Limits, undefined>('limits');
