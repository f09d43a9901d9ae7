import attachmentLinks from '../components/attachment-links.css';
import attachments from '../components/attachments/attachments.css';
import banner from '../components/banner.css';
import content from '../components/content.css';
import errorSummary from '../components/error-summary.css';
import readFailure from '../components/read-failure.css';
import receipt from '../components/receipt.css';
import { createStylesheet } from '../host/stylesheet';
import listTools from '../screens/contact-us/open-queries/list-tools.css';
import login from '../screens/login/login.css';
import viewQuery from '../screens/view-query/view-query.css';
import alert from '../ui/alert.css';
import disclosure from '../ui/disclosure.css';
import fieldMessages from '../ui/field-messages.css';
import progress from '../ui/progress.css';
import spinner from '../ui/spinner.css';
import tooltipText from '../ui/tooltip-text.css';
import print from './print.css';

const ui = [alert, disclosure, fieldMessages, progress, spinner, tooltipText];
const components = [
  attachmentLinks,
  attachments,
  banner,
  content,
  errorSummary,
  readFailure,
  receipt,
];
const screens = [listTools, login, viewQuery];

let sheet: CSSStyleSheet | undefined;

/** The stylesheet of all that a first paint does not show; one for all elements. */
export const laterStylesheet = (): CSSStyleSheet =>
  (sheet ??= createStylesheet([...ui, ...components, ...screens, print].join('\n')));
