import attachmentLinks from '../components/attachment-links.css';
import attachments from '../components/attachments/attachments.css';
import banner from '../components/banner.css';
import content from '../components/content.css';
import errorSummary from '../components/error-summary.css';
import readFailure from '../components/read-failure.css';
import receipt from '../components/receipt.css';
import sendButton from '../components/send-button.css';
import { createStylesheet } from '../host/stylesheet';
import contactUs from '../screens/contact-us/contact-us.css';
import logQuery from '../screens/contact-us/log-query/log-query.css';
import openQueries from '../screens/contact-us/open-queries/open-queries.css';
import login from '../screens/login/login.css';
import viewQuery from '../screens/view-query/view-query.css';
import alert from '../ui/alert.css';
import button from '../ui/button.css';
import card from '../ui/card.css';
import disclosure from '../ui/disclosure.css';
import field from '../ui/field.css';
import icon from '../ui/icon.css';
import progress from '../ui/progress.css';
import skeleton from '../ui/skeleton.css';
import spinner from '../ui/spinner.css';
import table from '../ui/table.css';
import tooltip from '../ui/tooltip.css';
import print from './print.css';
import tokens from './tokens.css';

const ui = [
  alert,
  button,
  card,
  disclosure,
  field,
  icon,
  progress,
  skeleton,
  spinner,
  table,
  tooltip,
];
const components = [
  attachmentLinks,
  attachments,
  banner,
  content,
  errorSummary,
  readFailure,
  receipt,
  sendButton,
];
const screens = [contactUs, openQueries, logQuery, login, viewQuery];

let sheet: CSSStyleSheet | undefined;

/** The one stylesheet of all elements, made when the first is mounted. */
export const elementStylesheet = (): CSSStyleSheet =>
  (sheet ??= createStylesheet([tokens, ...ui, ...components, ...screens, print].join('\n')));
