import fileChooser from '../attachments/FileChooser.css';
import deferWhilePressed from '../components/forms/DeferWhilePressed.css';
import { createStylesheet } from '../host/stylesheet';
import contactUsScreen from '../screens/contact-us/ContactUsScreen.css';
import openQueries from '../screens/contact-us/open-queries/OpenQueries.css';
import sendButton from '../sending/SendButton.css';
import button from '../ui/Button.css';
import card from '../ui/Card.css';
import field from '../ui/Field.css';
import icon from '../ui/Icon.css';
import skeleton from '../ui/Skeleton.css';
import table from '../ui/Table.css';
import tooltip from '../ui/Tooltip.css';
import tokens from './tokens.css';

const ui = [button, card, field, icon, skeleton, table, tooltip];
const components = [deferWhilePressed, fileChooser, sendButton];
const screens = [contactUsScreen, openQueries];

let sheet: CSSStyleSheet | undefined;

/** The stylesheet of the first paint, for what a contact page shows at once. All elements share it. */
export const firstStylesheet = (): CSSStyleSheet =>
  (sheet ??= createStylesheet([tokens, ...ui, ...components, ...screens].join('\n')));
