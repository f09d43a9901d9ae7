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

/**
 * What a call names.
 * @throws Refusal 404 if there is none
 */
export function existing<Item>(what: string, found: Item | undefined): Item {
  if (found === undefined) throw new Refusal(404, `There is no ${what}.`);
  return found;
}
