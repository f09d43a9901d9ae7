import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../../../src/mock/scheme-clock';
import type { NewQuery } from '../../../src/mock/store';
import { memberWebsite } from '../../../src/origins/default';
import { medicineDelivery } from '../../../src/origins/medxpress';
import { encodeResponse } from '../http/agent-answer';
import type { DemoDatabase } from '../storage/database';
import { insertFiles } from '../storage/file-store';
import { insertPicture } from '../storage/picture-store';
import { answerQuery, insertQuery } from '../storage/query-store';
import { insertSubmission } from '../storage/submission-store';
import type { UploadFolders } from '../storage/uploads';
import { insertPeople } from './insert-people';
import { NALEDI, THANDI } from './people';
import { QUERIES, type SampleQuery } from './queries';
import { sampleFiles } from './sample-files';
import { SUBMISSIONS } from './submissions';

const asNewQuery = ({ member, category, subCategory, query, product }: SampleQuery): NewQuery => ({
  origin: Object.hasOwn(medicineDelivery.categories, category)
    ? medicineDelivery.wireCode
    : memberWebsite.wireCode,
  category,
  subCategory,
  queryDetail: query,
  email: member.emails[0] ?? 'aisha@work.example',
  product,
});

function encodedResponse(folder: string, { response, charset, urlSafe }: SampleQuery): string {
  const html = response ? readFileSync(join(folder, 'responses', response), 'utf8') : '';
  const encoded = encodeResponse(html, charset ?? 'utf-8');
  return urlSafe ? Buffer.from(encoded, 'base64').toString('base64url') : encoded;
}

const daysAgo = (days: number) => Date.now() - Math.round(days * DAY);

const oldestFirst = <T extends { readonly daysAgo: number }>(samples: readonly T[]) =>
  samples.toSorted((a, b) => b.daysAgo - a.daysAgo);

/** Inserts the sample data, oldest first, with dates relative to now; `folder` holds their files. */
export function insertSamples(
  database: DemoDatabase,
  uploads: UploadFolders,
  folder: string,
): void {
  const upload = uploads.newUpload();
  const received = sampleFiles(join(folder, 'files'), upload);
  insertPeople(database);

  for (const sample of oldestFirst(QUERIES)) {
    const { member, status, files = {} } = sample;
    const query = asNewQuery(sample);
    const at = daysAgo(sample.daysAgo);
    const reference = insertQuery(database, member.entityNumber, query, status, at);
    insertFiles(database, uploads, { query: reference }, received(files));
    if (sample.response !== undefined) {
      answerQuery(database, reference, encodedResponse(folder, sample));
    }
  }
  for (const { member, category, files, ...sample } of oldestFirst(SUBMISSIONS)) {
    const { entityNumber } = member;
    const loggedAt = daysAgo(sample.daysAgo);
    const submission = insertSubmission(database, { entityNumber, category, loggedAt });
    insertFiles(database, uploads, { submission }, received(files));
  }

  const portrait = (file: string) => readFileSync(join(folder, 'files', file));
  insertPicture(database, THANDI.entityNumber, 'image/jpeg', portrait('portrait-thandi.jpg'));
  insertPicture(database, NALEDI.entityNumber, 'image/png', portrait('portrait-naledi.png'));
  uploads.discard(upload);
}
