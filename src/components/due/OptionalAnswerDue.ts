import { optional } from '../optional/optional';

/** The day by which an answer is due; it loads when it is first rendered. */
export const OptionalAnswerDue = optional(
  'answer-due',
  async () => (await import('./AnswerDue')).AnswerDue,
);
