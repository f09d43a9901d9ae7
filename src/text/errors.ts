/** What a member reads when something must be put right or went wrong (@spec §5, §8). */
export const errors = {
  category: 'Please select a category',
  email: 'Please enter a valid email address',
  query: 'Please enter your query detail',
  attachments:
    'Please make sure your file is not larger than 10 MB and is either a TIFF, JPG, PNG, Doc, Docx, or PDF. Please try again',
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
    'Changed or gone since you chose them: {fileNames}. Remove them from the list and choose them again. Nothing was sent, and everything else is still here.',
  contentFailed: 'Unable to load content.',
  crashed: 'This part of the page stopped working. Start it again to go on.',
  restart: 'Start again',
  loginAgain:
    'You need to log in again. Everything you filled in is still here: log in as the same member, and it is sent.',
  otherMember:
    'Nothing was sent yet: we can’t tell whether it was you who filled this in. Check everything, then send it.',
  loginToRead: 'You need to log in again to see this.',
  cancelled:
    'Sending was stopped. If everything had left already, it may have arrived all the same.',
  lostReply: 'The connection broke before an answer came, so it may have arrived all the same.',
  lostReplyChecking: 'We are looking it up in your open queries.',
  lostReplyFound:
    'Your open queries now hold one with the same words: {referenceNumber}. It was probably sent.',
  lostReplyNotFound:
    'Your open queries do not show it. Everything you filled in is still here: send it again if you wish.',
} as const;

/** Why a file was not added; the decisions ask for a word on each. */
export const refusals = {
  type: '{fileName}: this type of file can’t be uploaded.',
  empty: '{fileName}: the file is empty.',
  'too-large': '{fileName}: your files would be over 10 MB together.',
  'too-many': '{fileName}: 10 files are the most that can be sent.',
  'other-content': '{fileName}: the file holds another type than its name says.',
  unreadable: '{fileName}: this file can’t be read.',
  folder: '{fileName}: a folder can’t be uploaded. Choose the files in it.',
  duplicate: '{fileName}: this file is already in the list.',
} as const;
