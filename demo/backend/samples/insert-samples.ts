import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mime from 'mime';
import { DAY, wireTimeOf } from '../../../src/mock/scheme-clock';
import { encodeResponse } from '../http/agent-answer';
import type { Kinds } from '../storage/kinds';
import { addLogin } from '../storage/logins';
import { putPicture } from '../storage/pictures';
import type { RecordTable } from '../storage/records';
import { keepFiles } from '../storage/sent';
import type { UploadFolders } from '../storage/uploads';
import { readResponse, readSample, type SampleQuery, type Samples } from './read-samples';
import { sampleFiles } from './sample-files';

type SampleResponse = NonNullable<SampleQuery['response']>;

function encodedResponse(folder: string, { file, charset, urlSafe }: SampleResponse): string {
  const html = file === undefined ? '' : readResponse(folder, file);
  const encoded = encodeResponse(html, charset ?? 'utf-8');
  return urlSafe ? Buffer.from(encoded, 'base64').toString('base64url') : encoded;
}

const daysAgo = (days: number) => wireTimeOf(Date.now() - Math.round(days * DAY));

/** Replaces the days from today by dates. */
const dated = (content: object) =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]: [string, unknown]) => [
      name,
      name.endsWith('Date') && typeof value === 'number' ? daysAgo(-value).slice(0, 10) : value,
    ]),
  );

/** Inserts the sample data with dates relative to now; `folder` holds it and its files. */
export function insertSamples(records: RecordTable, uploads: UploadFolders, folder: string): void {
  const sample = <Name extends keyof Samples>(name: Name) => readSample(folder, name);
  const upload = uploads.newUpload();
  const keep = (files: Readonly<Record<string, string>>) =>
    keepFiles(uploads, sampleFiles(join(folder, 'files'), upload)(files));

  for (const person of sample('people')) {
    records.put('person', person.entityNumber, person, person.membershipNumber);
  }
  for (const { username, entityNumber, hash, blocked = false } of sample('logins'))
    addLogin(records, { username, entityNumber, hash, blocked });
  for (const [kind, owners] of Object.entries(sample('records'))) {
    for (const [owner, contents] of Object.entries(owners)) {
      contents.forEach((content, index) => {
        records.put(kind as keyof Kinds, `${owner}/${index}`, dated(content), owner);
      });
    }
  }
  for (const { daysAgo: age, response, ...query } of sample('queries')) {
    const { referenceNumber, entityNumber } = query;
    const sent = { ...query, dateLogged: daysAgo(age), files: keep(query.files) };
    records.put('query', referenceNumber, sent, entityNumber);
    if (response) records.put('response', referenceNumber, encodedResponse(folder, response));
  }
  for (const { daysAgo: age, ...submission } of sample('submissions')) {
    const sent = { ...submission, dateLogged: daysAgo(age), files: keep(submission.files) };
    records.put('submission', submission.referenceNumber, sent, submission.entityNumber);
  }
  for (const [entityNumber, file] of Object.entries(sample('pictures'))) {
    const bytes = readFileSync(join(folder, 'files', file));
    putPicture(records, entityNumber, mime.getType(file) ?? '', bytes);
  }
  uploads.discard(upload);
}
