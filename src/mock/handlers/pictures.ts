import { toBase64 } from '../base64';
import type { Call, Handler } from '../handler';
import type { Person } from '../people';
import { flag, numberParameter } from '../query-parameters';
import { existing, Refusal } from '../refusal';
import type { RequestedShape } from '../store';
import type { PersonReply } from './access';

const RULES = {
  part: 'file',
  extensions: ['jpg', 'jpeg', 'png'],
  maxFiles: 1,
  maxTotalBytes: 5 * 1024 * 1024,
};
/** The longest side that can be requested, in pixels. */
const MAX_SIDE = 2000;

async function findPicture(
  { entityNumber }: Person,
  { store }: Call<unknown>,
  shape?: RequestedShape,
) {
  const found = await store.pictures.find(entityNumber, shape);
  const picture = existing(`picture of ${entityNumber}`, found);
  return {
    type: picture.type,
    base64: toBase64(new Uint8Array(await picture.arrayBuffer())),
  };
}

/** @spec §7 a person's picture as plain base64. */
export const asBase64: PersonReply<string> = async (person, call) =>
  (await findPicture(person, call)).base64;

/** @spec §7 a person's picture as a data URL, in a shape if one is asked. */
export const asDataUrl =
  (shape?: RequestedShape): PersonReply<string> =>
  async (person, call) => {
    const { type, base64 } = await findPicture(person, call, shape);
    return `data:${type};base64,${base64}`;
  };

function side(query: URLSearchParams, name: string): number | undefined {
  const pixels = numberParameter(query, name);
  if (pixels !== undefined && (pixels < 1 || pixels > MAX_SIDE)) {
    throw new Refusal(400, `'${name}' must be 1 to ${String(MAX_SIDE)} pixels.`);
  }
  return pixels;
}

/** @spec §7 the member's own picture as a data URL, in the requested shape. */
export const ownPicture: PersonReply<string> = (member, call) => {
  const { query } = call;
  const shape = {
    width: side(query, 'width'),
    height: side(query, 'height'),
    crop: flag(query, 'crop'),
  };
  return asDataUrl(shape)(member, call);
};

/** @spec §7 stores the member's picture and replaces an earlier one. */
export const savePicture: Handler<'memberDetails', 'POST /profile-picture/'> = async (call) => {
  const { entityNumber } = await call.member();
  const [file] = (await call.form(RULES)).files;
  if (!file) throw new Refusal(400, "The part 'file' is missing.");
  return { entityNumber, ...(await call.store.pictures.save(entityNumber, file)) };
};

/** @spec §7 removes the member's picture. */
export const removePicture: PersonReply<unknown> = async ({ entityNumber }, { store }) => {
  await store.pictures.remove(entityNumber);
  return { entityNumber };
};
