import { MAX_FILES, MAX_TOTAL_MEGABYTES } from '../domain/limits';

/** Validation and failure messages (@spec §5, §8). */
export const errors = {
  category: 'Please select a category',
  email: 'Please enter a valid email address',
  query: 'Please enter your query detail',
  attachments: `Please make sure your file is not larger than ${MAX_TOTAL_MEGABYTES} MB and is either a TIFF, JPG, PNG, Doc, Docx, or PDF. Please try again`,
  openQueriesFailed: 'We are unable to fetch your queries at this time. Please try again later.',
  queryFailed: 'We are unable to fetch your query at this time. Please try again later.',
  queryOutdated: 'This feature is only available for new queries.',
  documentSubmissionFailed:
    'We are unable to fetch your Document Submission at this time. Please try again later.',
  update: 'Please enter any additional information',
  updateFailed: 'Something went wrong while updating your query. Please try again later.',
  loginFailed: 'Log in failed. Check your details and try again.',
  submitFailed: 'Something went wrong while sending your query. Please try again later.',
  filesChanged:
    'Files that were changed or deleted after you chose them: {fileNames}. Remove them from the list and choose them again. Nothing was sent, and everything else is still here.',
  contentFailed: 'Unable to load content.',
  crashed: 'This part of the page stopped working. Start it again to continue.',
  restart: 'Start again',
  loginAgain:
    'You need to log in again. Everything you filled in is still here, and is sent once you log in as the same member.',
  otherMember:
    'Nothing has been sent yet, because another member may have filled this in. Check everything, then send it.',
  loginToRead: 'You need to log in again to see this.',
  cancelled: 'Sending was stopped, but it may have reached us already.',
  lostReply: 'The connection was lost before we could answer, so it may have reached us already.',
  earlierAttempt: 'An earlier attempt may have reached us already.',
  lostReplyChecking: 'We are looking for it in your open queries.',
  lostReplyFound:
    'Your open queries now include one with the same text: {referenceNumber}. It was probably sent.',
  lostReplyNotFound:
    'It is not in your open queries so far. Everything you filled in is still here, so you can look again in a few minutes, or send it again.',
  lookAgain: 'Look again',
} as const;

/** Why a file was not added (@spec §5). */
export const refusals = {
  type: '{fileName}: this type of file can’t be uploaded.',
  empty: '{fileName}: the file is empty.',
  'too-large': `{fileName}: with it, your files would be over ${MAX_TOTAL_MEGABYTES} MB in total.`,
  'too-many': `{fileName}: you can send at most ${MAX_FILES} files.`,
  'other-content': '{fileName}: the content of this file doesn’t match its name.',
  unreadable: '{fileName}: this file can’t be read.',
  folder: '{fileName}: a folder can’t be uploaded. Choose the files in it.',
  duplicate: '{fileName}: this file is already in the list.',
} as const;

/** What a form says in a browser that is offline. */
export const network = {
  offline:
    'You are offline, so your query has not been sent. Everything you filled in is still here.',
  online: 'You are online again. Your query has not been sent yet.',
  wait: 'Wait and send when I am online',
  waiting: 'Waiting for a connection. Keep this page open: we will send it once you are online.',
  stop: 'Stop waiting',
  look: 'When you are online again, we will look for it in your open queries.',
} as const;
