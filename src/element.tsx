import { ReactElement } from './element/react-element';
import { enterDocument, leaveDocument } from './host/leading-element';
import { parseOrigin } from './origins';
import { ATTRIBUTE_NAMES, ATTRIBUTES } from './settings/attributes';

/**
 * The support-inquiry element of a medical scheme's portal. Importing the class defines no tag.
 *
 * @tagname medical-aid-inquiries
 *
 * @attr {'default' | 'medxpress'} [origin=the route's, else default] - Pins the element to that origin.
 * @attr {'production' | 'test'} [environment=test on local and test hosts, else production] - Which addresses the bases and fragments have.
 * @attr {string} [api-base=/portal/api/das; on test //{host}:{port}/api] - URL or path that holds `member-details-api` and `smart-inquiry-api`.
 * @attr {string} [medxpress-api-base=/portal/api/das-mp] - The same for medicine-delivery submissions.
 * @attr {string} [content-base=the page's origin] - Origin of the content service.
 * @attr {string} [content-path=/medical-aid/inquiries] - Folder of the guidance fragments.
 * @attr {string} [turnaround-path=/medical-aid/inquiries/medxpress-turnaround] - The medicine-delivery turnaround fragment.
 * @attr {string} [shared-turnaround-path=/shared/medxpress-turnaround] - The same for a branded parent page.
 * @attr {string} [brand-markers=none] - Comma-separated texts looked for in the parent page's address.
 * @attr {string} [site-root=/] - Where a login ends; same origin only.
 * @attr {string} [timeline-url=/portal/medical-aid/interaction-timeline] - The interaction timeline.
 * @attr {string} [chatbot-url=/portal/medical-aid/instant-answers] - The instant-answers chatbot.
 * @attr {string} [banner-path=no banner] - Content path of an image above the contact page.
 * @attr {string} [banner-heading=none] - Heading centred on the banner.
 * @attr {string} [banner-colour=the heading's own] - CSS colour of that heading.
 * @attr {string} [login-ddid="", medical-aid, the site root, medical-aid-inquiries] - JSON: `authorizationCode`, `domain`, `redirectUri`, `clientId`.
 * @attr {string} portal-cookie - `name=value` of the portal identifier cookie. Default: portalIdentifier=medical-aid
 * @attr {string} [messages=none] - JSON: the portal's own words for texts of the element, by group and name.
 *
 * @fires {CustomEvent<null>} login - The member has logged in; the browser goes to the site root next.
 * @fires {CustomEvent<{ referenceNumber: string | null, origin: 'default' | 'medxpress', category: string, subCategory: string | null }>} query-submitted - A query was logged; the number is null where the server named none.
 * @fires {CustomEvent<{ referenceNumber: string | null, originalReferenceNumber: string }>} query-updated - A query was added to.
 * @fires {CustomEvent<{ call: string, status: number, message: string }>} request-failed - A call failed, named as 'POST /member-queries/:referenceNumber'; status 0 where no answer came.
 * @fires {CustomEvent<{ resume: () => void }>} login-required - The session has ended at sending. Cancel it to log the member in yourself; `resume` sends the same submission again if the member is the same, and else asks the member.
 * @fires {CustomEvent<{ message: string }>} element-error - An exception inside the element: its name and place, never its message.
 *
 * @csspart heading - The title of a screen.
 * @csspart card - A titled section.
 * @csspart button - A button; also primary, secondary or quiet.
 * @csspart control - A select, input or text area.
 * @csspart error - The words of a field's error.
 * @csspart alert - A box with a message; also error, info or success.
 * @csspart table - A table.
 * @csspart tooltip - The text of the tooltip.
 * @csspart disclosure - A button that shows and hides what stands under it.
 * @csspart drop-zone - Where files are dropped or chosen.
 * @csspart chatbot - The link to instant answers.
 * @csspart banner - The banner above the contact page.
 * @csspart receipt - The success message of a query.
 * @csspart response - The panel of the emailed response.
 * @csspart letter - The frame of the emailed response.
 *
 * @cssprop --mai-accent - Buttons and links.
 * @cssprop --mai-accent-strong - The same under the pointer.
 * @cssprop --mai-on-accent - Text on the accent colour.
 * @cssprop --mai-text - Text.
 * @cssprop --mai-text-muted - Text of less weight.
 * @cssprop --mai-surface - Cards and controls.
 * @cssprop --mai-surface-sunken - Guidance and the drop zone.
 * @cssprop --mai-border - Lines between things.
 * @cssprop --mai-control-border - The border of controls.
 * @cssprop --mai-error - Errors.
 * @cssprop --mai-error-surface - Behind errors.
 * @cssprop --mai-info - The blue info box.
 * @cssprop --mai-info-surface - Behind it.
 * @cssprop --mai-success - Success messages.
 * @cssprop --mai-success-surface - Behind them.
 * @cssprop --mai-focus - The ring of what has the focus.
 * @cssprop --mai-radius - Corners of cards; controls have three quarters of it.
 * @cssprop --mai-space - The unit of spacing.
 * @cssprop --mai-shadow - The shadow of cards.
 * @cssprop --mai-shadow-raised - The shadow of what floats: the tooltip.
 * @cssprop --mai-duration - How long a change of colour or direction takes.
 * @cssprop --mai-font - The font family.
 * @cssprop --mai-font-heading - The font family of headings.
 * @cssprop --mai-font-size - The size of text; headings and hints follow it.
 */
export class MedicalAidInquiries extends ReactElement {
  constructor() {
    super();
    // r2wc would mount an element with its first attribute, before it is connected.
    super.disconnectedCallback();
  }

  override connectedCallback(): void {
    upgradeProperties(this);
    enterDocument(this);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    leaveDocument(this);
    // A move takes the element out and puts it in again: r2wc would unmount it.
    queueMicrotask(() => {
      if (!this.isConnected) super.disconnectedCallback();
    });
  }

  /** `moveBefore` keeps the element's state as it is. */
  connectedMoveCallback(): void {
    enterDocument(this);
  }

  override attributeChangedCallback(
    name: string,
    before: string | null,
    value: string | null,
  ): void {
    if (value === before) return;
    if (name === ATTRIBUTES.origin) warnOfUnknownOrigin(value);
    super.attributeChangedCallback(name, before, value);
    if (value || !before) return;
    // r2wc keeps the value of an attribute that is removed or emptied, and does not update.
    const property = ATTRIBUTE_NAMES.find((each) => ATTRIBUTES[each] === name);
    if (property) this[property] = value;
    if (this.isConnected) super.connectedCallback();
  }
}

// r2wc writes an object as '[object Object]', and reads an absent attribute as undefined.
for (const name of ATTRIBUTE_NAMES) {
  const { get, set } = Object.getOwnPropertyDescriptor(ReactElement.prototype, name) ?? {};
  Object.defineProperty(MedicalAidInquiries.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return (get?.call(this) as string | null | undefined) ?? null;
    },
    set(value: unknown) {
      const isText = value == null || typeof value === 'string';
      set?.call(this, isText ? value : JSON.stringify(value));
    },
  });
}

/** Properties that were set before the upgrade hide the accessors: sets them again, through those. */
function upgradeProperties(element: MedicalAidInquiries): void {
  for (const name of ATTRIBUTE_NAMES.filter((each) => Object.hasOwn(element, each))) {
    const value = element[name];
    Reflect.deleteProperty(element, name);
    element[name] = value;
  }
}

function warnOfUnknownOrigin(origin: string | null): void {
  const name = origin?.trim();
  if (name && !parseOrigin(name)) {
    console.warn(`<medical-aid-inquiries>: unknown origin "${name}", it counts as absent`);
  }
}
