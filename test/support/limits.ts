import { executeServerCommand } from '@web/test-runner-commands';

interface Limits {
  readonly wait: number;
  readonly shown: number;
}

/** What this machine may take, in milliseconds: see `support/runner/slowness`. */
export const { wait, shown } = await executeServerCommand<Limits, undefined>('limits');
