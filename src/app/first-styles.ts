import dropZone from '../components/attachments/drop-zone.css';
import sendButton from '../components/send-button.css';
import { createStylesheet } from '../host/stylesheet';
import contactUs from '../screens/contact-us/contact-us.css';
import logQuery from '../screens/contact-us/log-query/log-query.css';
import openQueries from '../screens/contact-us/open-queries/open-queries.css';
import button from '../ui/button.css';
import card from '../ui/card.css';
import field from '../ui/field.css';
import icon from '../ui/icon.css';
import skeleton from '../ui/skeleton.css';
import table from '../ui/table.css';
import tooltip from '../ui/tooltip.css';
import tokens from './tokens.css';

const ui = [button, card, field, icon, skeleton, table, tooltip];
const screen = [dropZone, sendButton, contactUs, openQueries, logQuery];

let sheet: CSSStyleSheet | undefined;

/** The stylesheet of the first paint, one for all elements: what a contact page shows at once. */
export const firstStylesheet = (): CSSStyleSheet =>
  (sheet ??= createStylesheet([tokens, ...ui, ...screen].join('\n')));
