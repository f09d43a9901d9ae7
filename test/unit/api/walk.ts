import { createApi, type Api } from '../../../src/api';
import { afterEveryTest } from '../../support/after-every-test';
import { openWire, verifyWire, type Answer, type Pattern } from '../../support/wire/wire';

export const INQUIRY = '/api/smart-inquiry-api';
export const DETAILS = '/api/member-details-api';
export const DELIVERY = '/portal/api/das-mp/smart-inquiry-api';

/** A use of a function of the API, and the expected request. */
export interface Step {
  /** The function as 'resource.function'. */
  readonly of: string;
  readonly use: (api: Api) => Promise<unknown>;
  /** The request's method and path. */
  readonly sends: Pattern;
  /** Its query string, '' by default. */
  readonly query?: string;
  /** The server's answer. */
  readonly answer?: Answer;
  /** The function's result. */
  readonly returns?: unknown;
}

/** Every function of the API, as 'resource.function'. */
export const allFunctions = (): string[] =>
  Object.entries(createApi()).flatMap(([resource, functions]) =>
    Object.keys(functions).map((name) => `${resource}.${name}`),
  );

/** A JSON answer that nothing parses: it is returned unchanged. */
export const ANYTHING = { json: { anything: [1, 'two', null] } };

/** Fails the test if it sent a request without an answer. */
export const verifyEveryRequest = (): void => {
  afterEveryTest(verifyWire);
};

/** Takes a step and returns its request. */
export async function take({ use, sends, answer = ANYTHING }: Step) {
  const wire = await openWire({ [sends]: answer });
  const result = await use(createApi());
  const requests = await wire.requests(sends);
  return { result, requests };
}

/** The bytes and type of a blob, to compare. */
export const contentOf = async (blob: unknown) => {
  if (!(blob instanceof Blob)) throw new Error(`${String(blob)} is no blob`);
  return { type: blob.type, text: await blob.text() };
};
