import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEveryTest } from '../../support/after-every-test';
import { shadow } from '../../support/mount';
import { openWire, type Wire } from '../../support/wire/wire';

const PAGE = 'GET /portal/page';
const MANAGE_PLAN = 'GET /site/preview/:folder/manage-plan';
const QUERY = 'GET /api/smart-inquiry-api/member-queries/:reference';
const RESPONSE = 'GET /api/smart-inquiry-api/member-queries/:reference/agent-response';

const EMAIL = 'member@example.org';

const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; " +
  'trusted-types dompurify medical-aid-inquiries';
/** Content security policies of a portal, by name. */
const POLICIES = {
  /** The strictest policy with which the element promises to work. */
  strict: STRICT,
  /** The policy in the README. It also shows images embedded in a response. */
  documented: `${STRICT}; img-src 'self' data:`,
};

const html = `<!doctype html>
<html lang="en">
  <title>A portal</title>
  <script type="module" src="/dist/medical-aid-inquiries.js"></script>
  <main><h1>A portal</h1><medical-aid-inquiries></medical-aid-inquiries></main>
</html>`;

export interface PortalPage {
  readonly wire: Wire;
  readonly window: Window & typeof globalThis;
  readonly element: HTMLElement;
  /** The frame that contains the page. */
  readonly frame: HTMLIFrameElement;
  /** The violations of the page's policy so far. */
  readonly violations: readonly string[];
  /** Sets the next answers. Each is shown once, in this order. */
  setFragments(markup: readonly string[]): Promise<void>;
  setResponses(encoded: readonly string[]): Promise<void>;
  /** Shows the next fragment. Returns the element that contains it. */
  nextFragment(): Promise<HTMLElement>;
  /** Shows the next response. Returns its document, or null if a message replaces it. */
  nextResponse(): Promise<Document | null>;
  panel(): HTMLElement;
  responseFrame(): HTMLIFrameElement;
}

/** How many bytes fit into the arguments of one call. A call for each byte takes six times as long. */
const PIECE = 8192;

export function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + PIECE)));
  return btoa(pieces.join(''));
}
export const base64 = (text: string): string => base64Of(new TextEncoder().encode(text));

/** `waitFor` observes only the test's document. For changes in a frame it polls every 10 ms here, not every 50. */
const waitInFrame = <T>(look: () => T): Promise<T> => waitFor(look, { interval: 10 });

const wasShown = (response: Document | null | undefined): response is Document =>
  (response?.adoptedStyleSheets.length ?? 0) > 0;

/**
 * Opens a portal's page with the built element, in a frame of the test's page.
 * @param policy the policy of the page, which also reports its violations
 */
export async function openPortalPage(
  policy: keyof typeof POLICIES = 'strict',
): Promise<PortalPage> {
  const wire = await openWire({
    'GET /api/member-details-api/v2/member-details': { json: { emails: [EMAIL] } },
    'GET /api/smart-inquiry-api/member-queries': { json: { queries: [] } },
    [QUERY]: { json: { category: 'OTHER', queryDetail: 'Why?', dateLogged: '2024-05-02' } },
  });
  const report = `${new URL(wire.elsewhere).pathname}/portal/report`;
  const headers = {
    'content-security-policy': `${POLICIES[policy]}; report-uri ${report}`,
    'content-type': 'text/html',
  };
  await wire.reply(PAGE, { html, headers });

  const frame = document.createElement('iframe');
  frame.className = 'portal-page';
  frame.width = '700';
  frame.height = '500';
  frame.src = `/portal/page${location.search}`;
  document.body.append(frame);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  const window = frame.contentWindow as Window & typeof globalThis;
  const violations: string[] = [];
  window.document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  const element = window.document.querySelector<HTMLElement>('medical-aid-inquiries');
  if (!element) throw new Error('No element');
  // This address is shown only once the application has loaded. The prerendered page does not have it.
  await waitInFrame(() => shadow(element).getByDisplayValue(EMAIL));

  const find = <T extends HTMLElement>(selector: string): T => {
    const found = element.shadowRoot?.querySelector<T>(selector);
    if (!found) throw new Error(`No ${selector}`);
    return found;
  };
  let turn = 0;
  const next = (selector: string) => {
    const before = element.shadowRoot?.querySelector(selector);
    turn += 1;
    element.setAttribute('content-path', `/turn-${String(turn)}`);
    const category = shadow(element).getByLabelText<HTMLSelectElement>('Category');
    fireEvent.change(category, { target: { value: 'MANAGE_PLAN' } });
    return waitInFrame(() => {
      const shown = find(selector);
      if (shown === before) throw new Error('The next fragment is not there yet');
      return shown;
    });
  };
  return {
    wire,
    window,
    element,
    frame,
    violations,
    setFragments: (markup) =>
      wire.reply(
        MANAGE_PLAN,
        markup.map((each) => ({ html: each })),
      ),
    setResponses: (encoded) =>
      wire.reply(
        RESPONSE,
        encoded.map((encodedResponse) => ({ json: { encodedResponse } })),
      ),
    nextFragment: () => next('.content'),
    async nextResponse() {
      turn += 1;
      const reference = String(turn);
      window.location.hash = `#/update/default?reference=${reference}&timeline=true`;
      await waitInFrame(() => shadow(element).getByRole('heading', { name: `Query ${reference}` }));
      const name = 'View response sent to you via email';
      (await shadow(element).findByRole('button', { name })).click();
      return waitInFrame(() => {
        const panel = find('[part~=response]');
        const frame = panel.querySelector('iframe');
        if (wasShown(frame?.contentDocument)) return frame.contentDocument;
        if (!frame && panel.querySelector(':scope > p')) return null;
        throw new Error('The next response is not there yet');
      });
    },
    panel: () => find('[part~=response]'),
    responseFrame: () => find('iframe.response-frame'),
  };
}

afterEveryTest(() => {
  document.querySelectorAll('iframe.portal-page').forEach((frame) => {
    frame.remove();
  });
});
