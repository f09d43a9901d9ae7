/**
 * A call that a backend refuses: answered with `status` and `body`, by default the reason as JSON. What
 * answers the call catches it, so any code below may throw it. The demo throws it too.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    reason: string,
    readonly body: unknown = { reason },
  ) {
    super(reason);
  }
}
