import { optional } from '../optional/optional';

/** The day by which an answer is due. Loads when first rendered. */
export const OptionalAnswerDue = optional(
  'answer-due',
  async () => (await import('./AnswerDue')).AnswerDue,
);
