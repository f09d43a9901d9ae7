/**
 * A call that the backend refuses: answered with `status` and `body`, by default the reason as JSON.
 * The middleware catches it, so any code below may throw it.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, reason: string, body: unknown = { reason }) {
    super(reason);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}
