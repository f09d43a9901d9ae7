import { createApi, type Api } from '../../../src/api';
import { afterEveryTest } from '../../support/after-every-test';
import { openWire, verifyWire, type Answer, type Pattern } from '../../support/wire';

export const INQUIRY = '/api/smart-inquiry-api';
export const DETAILS = '/api/member-details-api';
export const DELIVERY = '/portal/api/das-mp/smart-inquiry-api';

/** One use of a function of the API, and the request that it must make. */
export interface Step {
  /** The function as 'resource.function'. */
  readonly of: string;
  readonly use: (api: Api) => Promise<unknown>;
  /** The request's method and path. */
  readonly asks: Pattern;
  /** Its query, '' where it is left out. */
  readonly query?: string;
  /** What it is answered with. */
  readonly answer?: Answer;
  /** What the function makes of that. */
  readonly gives?: unknown;
}

/** Every function of the API, as 'resource.function'. */
export const allFunctions = (): string[] =>
  Object.entries(createApi()).flatMap(([resource, functions]) =>
    Object.keys(functions).map((name) => `${resource}.${name}`),
  );

/** A JSON answer that nothing reads: it comes back as it is. */
export const ANYTHING = { json: { anything: [1, 'two', null] } };

/** Makes the test fail where it sent a request without an answer. */
export const verifyEveryRequest = (): void => {
  afterEveryTest(verifyWire);
};

/** Takes a step and gives the request that it made. */
export async function take({ use, asks, answer = ANYTHING }: Step) {
  const wire = await openWire({ [asks]: answer });
  const result = await use(createApi());
  const requests = await wire.requests(asks);
  return { result, requests };
}

/** The bytes and type of a blob, to compare. */
export const contentOf = async (blob: unknown) => {
  if (!(blob instanceof Blob)) throw new Error(`${String(blob)} is no blob`);
  return { type: blob.type, text: await blob.text() };
};
