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
 * r2wc with the types of `element/deferred`, whose root renders settings. The class has a property for each
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
 * @fires {CustomEvent<null>} ready - The first screen can be used. Fires once each time the element is added to a page, after its files have loaded.
 * @fires {CustomEvent<null>} login - The member has logged in. The browser then navigates to the site root.
 * @fires {CustomEvent<{ referenceNumber: string | null, origin: OriginName, category: string, subCategory: string | null }>} query-submitted - A query was logged. `referenceNumber` is null if the server returned none.
 * @fires {CustomEvent<{ referenceNumber: string | null, originalReferenceNumber: string }>} query-updated - A query was updated. `referenceNumber` is the new number, or null if the server returned none.
 * @fires {CustomEvent<{ call: string, status: number, message: string }>} request-failed - A call failed. `call` names it, for example 'POST /member-queries/:referenceNumber'. `status` is 0 if there was no answer.
 * @fires {CustomEvent<{ resume: () => void }>} login-required - The session had ended when the member sent a form. Cancel the event to log the member in yourself, then call `resume`. It sends the form with its current content if the same member is logged in; otherwise it asks the member first.
 * @fires {CustomEvent<{ message: string }>} element-error - An exception inside the element. `message` has the name of the exception and where it was thrown, never its own text.
 *
 * @slot - Shown until the element is defined, and in browsers that cannot run it. Hidden otherwise.
 *
 * @csspart heading - The title of a screen.
 * @csspart card - A titled section.
 * @csspart button - A button. It also has the part `primary`, `secondary` or `quiet`.
 * @csspart control - A select, input or text area.
 * @csspart error - The error message of a field.
 * @csspart alert - A box with a message. It also has the part `error`, `info` or `success`.
 * @csspart table - A table.
 * @csspart tooltip - The text of the tooltip.
 * @csspart disclosure - A button that shows and hides the content below it.
 * @csspart drop-zone - The area where files are dropped or chosen.
 * @csspart chatbot - The link to instant answers.
 * @csspart banner - The banner above the contact page.
 * @csspart receipt - The success message of a query.
 * @csspart response - The panel of the emailed response.
 * @csspart letter - The frame of the emailed response.
 *
 * @cssprop --mai-accent - Colour of buttons and links in cards and messages.
 * @cssprop --mai-accent-strong - Colour of the same buttons and links under the pointer.
 * @cssprop --mai-on-accent - Colour of text on the accent colour.
 * @cssprop --mai-text - Colour of text in cards and messages. Other text has the page's own colour.
 * @cssprop --mai-text-muted - Colour of less important text.
 * @cssprop --mai-surface - Background of cards and controls.
 * @cssprop --mai-surface-sunken - Background of guidance and of the drop zone.
 * @cssprop --mai-border - Colour of borders and separating lines.
 * @cssprop --mai-control-border - Colour of the borders of controls.
 * @cssprop --mai-error - Colour of errors.
 * @cssprop --mai-error-surface - Background of errors.
 * @cssprop --mai-info - Colour of the blue info box.
 * @cssprop --mai-info-surface - Background of the blue info box.
 * @cssprop --mai-success - Colour of success messages.
 * @cssprop --mai-success-surface - Background of success messages.
 * @cssprop --mai-focus - Colour of the focus ring in cards. Elsewhere the ring has the colour of the text.
 * @cssprop --mai-radius - Radius of the corners of cards. Controls have three quarters of it.
 * @cssprop --mai-space - The unit of spacing.
 * @cssprop --mai-shadow - The shadow of cards.
 * @cssprop --mai-shadow-raised - The shadow of the tooltip.
 * @cssprop --mai-duration - How long a change of colour or direction takes.
 * @cssprop --mai-font - The font family.
 * @cssprop --mai-font-heading - The font family of headings.
 * @cssprop --mai-font-size - The size of text. The sizes of headings and hints are derived from it.
 */
export class MedicalAidInquiries extends Wrapped {
  constructor() {
    super();
    // Without this, r2wc would mount the element at its first attribute, before it is connected.
    super.disconnectedCallback();
  }

  override connectedCallback(): void {
    upgradeProperties(this);
    enterDocument(this);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    leaveDocument(this);
    // Moving an element disconnects and reconnects it at once. r2wc would unmount it in between.
    queueMicrotask(() => {
      if (!this.isConnected) super.disconnectedCallback();
    });
  }

  /** With this method, `moveBefore` calls neither of the two above, so the element stays mounted. */
  connectedMoveCallback(): void {
    // Nothing changes.
  }

  /**
   * Erases every member's drafts from this device, whatever the value of the attribute `drafts`. Call it at logout.
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

/** Sets properties from before the upgrade again, because as own properties they hide the accessors. */
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
