import r2wc from '@r2wc/react-to-web-component';
import type { InquiriesElement } from './element/public-element';
import { enterDocument, leaveDocument } from './host/hash-owner';
import { readPageFacts } from './host/page-facts';
import { parseOrigin } from './origins';
import { ATTRIBUTE_NAMES, propertyOf, type RawAttributes } from './settings/attributes';
import { parseSettings } from './settings/parse-settings';
import type { Settings } from './settings/settings';

interface WrappedConstructor {
  new (): InquiriesElement & {
    attributeChangedCallback(name: string, before: string | null, value: string | null): void;
  };
  readonly prototype: InquiriesElement;
  readonly observedAttributes: readonly string[];
}

/**
 * r2wc with the types of `element/deferred`, whose root renders settings. Its class has a property for each
 * attribute.
 */
const wrap = r2wc as unknown as (
  component: (attributes: RawAttributes) => Settings,
  options: { readonly shadow: 'open'; readonly props: readonly string[] },
) => WrappedConstructor;

const Wrapped = wrap((attributes) => parseSettings(attributes, readPageFacts()), {
  shadow: 'open',
  props: ATTRIBUTE_NAMES,
});

/**
 * The support-inquiry element of a medical scheme's portal. Importing the class defines no tag.
 *
 * @tagname medical-aid-inquiries
 *
 * @fires {CustomEvent<null>} ready - The first screen is there and answers: once each time the element is added to a page, and not before its files have loaded.
 * @fires {CustomEvent<null>} login - The member has logged in; the browser navigates to the site root next.
 * @fires {CustomEvent<{ referenceNumber: string | null, origin: OriginName, category: string, subCategory: string | null }>} query-submitted - A query was logged; the number is null if the server returned none.
 * @fires {CustomEvent<{ referenceNumber: string | null, originalReferenceNumber: string }>} query-updated - A query was updated; `referenceNumber` is the new number.
 * @fires {CustomEvent<{ call: string, status: number, message: string }>} request-failed - A call failed, named as 'POST /member-queries/:referenceNumber'; status 0 if there was no answer.
 * @fires {CustomEvent<{ resume: () => void }>} login-required - The session has ended at sending. Cancel it to log the member in yourself; `resume` sends the form, as it is by then, if the member is the same, else it asks the member.
 * @fires {CustomEvent<{ message: string }>} element-error - An exception inside the element: its name and place, never its message.
 *
 * @slot - What shows until the element is defined, and where it cannot run; hidden otherwise.
 *
 * @csspart heading - The title of a screen.
 * @csspart card - A titled section.
 * @csspart button - A button; also primary, secondary or quiet.
 * @csspart control - A select, input or text area.
 * @csspart error - The words of a field's error.
 * @csspart alert - A box with a message; also error, info or success.
 * @csspart table - A table.
 * @csspart tooltip - The text of the tooltip.
 * @csspart disclosure - A button that shows and hides the content below it.
 * @csspart drop-zone - Where files are dropped or chosen.
 * @csspart chatbot - The link to instant answers.
 * @csspart banner - The banner above the contact page.
 * @csspart receipt - The success message of a query.
 * @csspart response - The panel of the emailed response.
 * @csspart letter - The frame of the emailed response.
 *
 * @cssprop --mai-accent - Buttons and links in cards and messages.
 * @cssprop --mai-accent-strong - The same under the pointer.
 * @cssprop --mai-on-accent - Text on the accent colour.
 * @cssprop --mai-text - Text in cards and messages. Outside them text has the page's own colour.
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
 * @cssprop --mai-focus - The ring of what has the focus within cards; outside, it has the text's colour.
 * @cssprop --mai-radius - Corners of cards; controls have three quarters of it.
 * @cssprop --mai-space - The unit of spacing.
 * @cssprop --mai-shadow - The shadow of cards.
 * @cssprop --mai-shadow-raised - The shadow of what floats: the tooltip.
 * @cssprop --mai-duration - How long a change of colour or direction takes.
 * @cssprop --mai-font - The font family.
 * @cssprop --mai-font-heading - The font family of headings.
 * @cssprop --mai-font-size - The size of text; headings and hints follow it.
 */
export class MedicalAidInquiries extends Wrapped {
  constructor() {
    super();
    // Otherwise r2wc would mount the element at its first attribute, before it is connected.
    super.disconnectedCallback();
  }

  override connectedCallback(): void {
    upgradeProperties(this);
    enterDocument(this);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    leaveDocument(this);
    // Moving an element disconnects and reconnects it, and r2wc would unmount it.
    queueMicrotask(() => {
      if (!this.isConnected) super.disconnectedCallback();
    });
  }

  /** `moveBefore` keeps the element mounted. */
  connectedMoveCallback(): void {
    enterDocument(this);
  }

  /**
   * Erases every member's drafts from this device, whatever the attribute `drafts` says: call it at logout.
   * @throws {DOMException} if the browser does not delete them
   */
  override async eraseDrafts(): Promise<void> {
    await (await import('./draft-store/erase-drafts')).eraseDrafts();
  }

  override attributeChangedCallback(
    name: string,
    before: string | null,
    value: string | null,
  ): void {
    if (value === before) return;
    const property = propertyOf(name);
    if (property === 'origin') warnOfUnknownOrigin(value);
    super.attributeChangedCallback(name, before, value);
    if (value || !before) return;
    // r2wc does not update when an attribute is removed or emptied.
    if (property) this[property] = value;
    if (this.isConnected) super.connectedCallback();
  }
}

// r2wc turns an object into '[object Object]', and returns undefined for an absent attribute.
for (const name of ATTRIBUTE_NAMES) {
  const { get, set } = Object.getOwnPropertyDescriptor(Wrapped.prototype, name) ?? {};
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

/** Sets properties from before the upgrade again, because they hide the accessors. */
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
