import attachmentList from '../attachments/AttachmentList.css';
import refusals from '../attachments/Refusals.css';
import thumbnail from '../attachments/Thumbnail.css';
import cellText from '../components/details/CellText.css';
import errorSummary from '../components/forms/ErrorSummary.css';
import longTextField from '../components/forms/LongTextField.css';
import backButton from '../components/page/BackButton.css';
import readFailure from '../components/page/ReadFailure.css';
import { adoptStyles } from '../host/adopt-styles';
import responseFrame from '../html/response/ResponseFrame.css';
import banner from '../screens/contact-us/content/Banner.css';
import contentFragment from '../screens/contact-us/content/ContentFragment.css';
import emailField from '../screens/contact-us/log-query/EmailField.css';
import selfHelp from '../screens/contact-us/log-query/SelfHelp.css';
import listTools from '../screens/contact-us/open-queries/ListTools.css';
import loginScreen from '../screens/login/LoginScreen.css';
import queryDetails from '../screens/view-query/QueryDetails.css';
import alert from '../ui/Alert.css';
import button from '../ui/Button.later.css';
import disclosure from '../ui/Disclosure.css';
import field from '../ui/Field.later.css';
import progress from '../ui/Progress.css';
import tooltip from '../ui/Tooltip.later.css';
import print from './print.css';

const ui = [alert, button, disclosure, field, progress, tooltip];
const components = [
  attachmentList,
  backButton,
  cellText,
  errorSummary,
  responseFrame,
  longTextField,
  readFailure,
  refusals,
  thumbnail,
];
const screens = [
  banner,
  contentFragment,
  emailField,
  selfHelp,
  listTools,
  loginScreen,
  queryDetails,
];

/** Styles of everything that the first paint does not show. */
adoptStyles([...ui, ...components, ...screens, print].join('\n'));
