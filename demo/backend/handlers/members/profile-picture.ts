import { readFile } from 'node:fs/promises';
import { flag, numberParameter } from '../../../../src/mock/query-parameters';
import { Refusal } from '../../../../src/mock/refusal';
import type { Picture } from '../../storage/picture-store';
import type { Call, Handler } from '../handler';
import type { PersonReply } from './access';
import { readPicture, reshape } from './picture';

const RULES = {
  part: 'file',
  extensions: ['jpg', 'jpeg', 'png'],
  maxFiles: 1,
  maxTotalBytes: 5 * 1024 * 1024,
};
/** The longest side that can be requested or uploaded, in pixels. */
const MAX_SIDE = { asked: 2000, taken: 8000 };

const pictureOf: PersonReply<Picture> = ({ pictures }, { entityNumber }) => {
  const picture = pictures.find(entityNumber);
  if (!picture) throw new Refusal(404, `${entityNumber} has no profile picture.`);
  return picture;
};

const dataUrl = ({ type, bytes }: Picture) => `data:${type};base64,${bytes.toString('base64')}`;

function side(query: URLSearchParams, name: string): number | undefined {
  const pixels = numberParameter(query, name);
  if (pixels !== undefined && (pixels < 1 || pixels > MAX_SIDE.asked)) {
    throw new Refusal(400, `'${name}' must be 1 to ${MAX_SIDE.asked} pixels.`);
  }
  return pixels;
}

/** @spec §7 the member's own picture as a data URL, in the requested shape. */
export const showPicture: Handler<'memberDetails', 'GET /profile-picture/'> = async (call) => {
  const shape = {
    width: side(call.query, 'width'),
    height: side(call.query, 'height'),
    crop: flag(call.query, 'crop'),
  };
  return dataUrl(await reshape(pictureOf(call.portal, call.member(), call.query), shape));
};

/** @spec §7 a person's picture as a data URL. */
export const pictureAsDataUrl: PersonReply<string> = (...whose) => dataUrl(pictureOf(...whose));

/** @spec §7 a person's picture as plain base64. */
export const pictureAsBase64: PersonReply<string> = (...whose) =>
  pictureOf(...whose).bytes.toString('base64');

/** @spec §7 stores the member's picture and replaces an earlier one. */
export const savePicture: Handler<'memberDetails', 'POST /profile-picture/'> = async (call) => {
  const { entityNumber } = call.member();
  const [file] = (await call.form(RULES)).files;
  if (!file) throw new Refusal(400, "The part 'file' is missing.");
  const picture = await readPicture(await readFile(file.path), MAX_SIDE.taken);
  call.portal.pictures.save(entityNumber, picture);
  return { entityNumber, width: picture.width, height: picture.height };
};

/** @spec §7 removes the member's picture. */
export const removePicture = (call: Call<unknown>) => {
  const { entityNumber } = call.member();
  call.portal.pictures.remove(entityNumber);
  return { entityNumber };
};
