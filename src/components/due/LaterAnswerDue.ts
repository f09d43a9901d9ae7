import { later } from '../later/later';

/** The day by which an answer is due; it loads when it is first rendered. */
export const LaterAnswerDue = later(
  'answer-due',
  async () => (await import('./AnswerDue')).AnswerDue,
);
