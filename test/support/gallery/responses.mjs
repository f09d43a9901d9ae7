import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESPONSE, shownResponse, view } from './states.mjs';

const FOLDER = join(import.meta.dirname, '../../element/html/responses/received');
const read = (file) => readFileSync(join(FOLDER, `${file}.html`));

/** A response's file, after the file with its mail program's own head. */
const response = (...files) => ({
  name: `Response as sent, ${files.at(-1)}`,
  ...view('MEDICAL_CLAIMS'),
  act: [RESPONSE],
  reply: shownResponse(files.map(read).join('')),
  waitFor: '.response-frame',
});

/**
 * Responses of each shape as they are sent. They are only for the gallery, because the states do not cover the
 * responses' own colours. `test/element/html/responses/received.ts` has the expected result of each.
 */
export const RESPONSES = [
  response('outlook/desktop-head', 'outlook/desktop-table'),
  response('web-mail/gmail-ten-levels'),
  response('systems/zendesk-ticket'),
  response('systems/newsletter-mjml'),
  response('systems/newsletter-mailchimp'),
  response('systems/newsletter-dark'),
  response('systems/newsletter-gradient'),
  response('systems/white-of-its-own'),
  response('systems/dark-of-its-own'),
  response('systems/signature-of-pictures'),
  response('languages/arabic-answer'),
];
