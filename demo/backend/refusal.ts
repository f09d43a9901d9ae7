/**
 * A call that the backend will not carry out: answered with `status` and `body`, which is the
 * reason as JSON where nothing else is given. Thrown anywhere below {@link answerCalls}, which is
 * the only one to catch it.
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
