import type { MockPerson } from '../data';
import type { Call, Handler } from '../handler';
import { flag, numberParameter } from '../query-parameters';
import { readForm } from '../read-body';
import { Refusal } from '../refusal';

const EXTENSIONS = ['jpg', 'jpeg', 'png'];
/** In pixels. */
const MAX_SIDE = 2000;

async function base64Of({ entityNumber, picture }: MockPerson): Promise<readonly [string, string]> {
  if (!picture) throw new Refusal(404, `${entityNumber} has no profile picture.`);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const letters = [...bytes].map((byte) => String.fromCharCode(byte));
  return [picture.type, btoa(letters.join(''))];
}

/** @spec §7 a person's picture as plain base64. */
export const pictureAsBase64 = async (person: MockPerson) => (await base64Of(person))[1];

/** @spec §7 a person's picture as a data URL. */
export async function pictureAsDataUrl(person: MockPerson): Promise<string> {
  const [type, base64] = await base64Of(person);
  return `data:${type};base64,${base64}`;
}

/** @spec §7 the member's own picture. It keeps its size: the mock has nothing to draw with. */
export const showPicture: Handler<'memberDetails', 'GET /profile-picture/'> = (call) => {
  for (const name of ['width', 'height']) {
    const pixels = numberParameter(call.query, name);
    if (pixels !== undefined && (pixels < 1 || pixels > MAX_SIDE)) {
      throw new Refusal(400, `'${name}' must be 1 to ${String(MAX_SIDE)} pixels.`);
    }
  }
  flag(call.query, 'crop');
  return pictureAsDataUrl(call.data.people[0]);
};

/** @spec §7 stores the member's picture and replaces an earlier one. */
export const savePicture: Handler<'memberDetails', 'POST /profile-picture/'> = async (call) => {
  const [member] = call.data.people;
  const [file] = (await readForm(call.request, { part: 'file', extensions: EXTENSIONS })).files;
  if (!file) throw new Refusal(400, "The part 'file' is missing.");
  member.picture = file;
  return { entityNumber: member.entityNumber };
};

/** @spec §7 removes the member's picture. */
export const removePicture = ({ data: { people } }: Call<unknown>) => {
  people[0].picture = undefined;
  return { entityNumber: people[0].entityNumber };
};
