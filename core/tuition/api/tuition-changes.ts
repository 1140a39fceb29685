/** Changes of a tuition: what is proposed, answered, and how the terms stand. Days are those of Bangladesh. */
import { z } from 'zod';
import { id, nullableInteger, nullableText } from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';
import {
  DAYS_MAX,
  DAYS_MIN,
  REASON_MAX,
  SALARY_MAX,
  SALARY_MIN,
} from '#core/ground/limits/hire-limits.ts';
import { ownSides } from '#core/people/account/own-sides.ts';
import { optionalPersonText, reason } from '#core/people/api/fields/person-text.ts';
import { demoResults } from '#core/tuition/teaching/demo-results.ts';
import { replacementEnds, replacementStates } from '#core/tuition/teaching/replacement-words.ts';
import { changeKinds, changeStates, leaveWishes } from '#core/tuition/teaching/tuition-changes.ts';

const day = z.iso.date();

export const tuitionChange = z.object({
  id: z.int(),
  kind: z.enum(changeKinds),
  by: z.enum(ownSides),
  created_at: z.string(),
  reason: z.string(),
  from_on: nullableText,
  to_on: nullableText.describe('last day of a pause, or of the tuition'),
  days_in_week: nullableInteger,
  salary: nullableInteger.describe('taka a month'),
  answer_by: nullableText.describe('last day to answer'),
  state: z.enum(changeStates),
  settled_at: nullableText,
  answer: nullableText,
  ended_on: nullableText.describe('of a pause ended early: first day of lessons again'),
  is_emergency: z.boolean().describe('the tutor could not come any more and ended it at once'),
  guardian_wish: z
    .enum(leaveWishes)
    .nullable()
    .describe('what the guardian wants when the tutor asks to leave'),
});
export type TuitionChange = z.infer<typeof tuitionChange>;

const demoResult = z.object({ result: z.enum(demoResults), words: nullableText });
const replacementFields = {
  asked_at: z.string(),
  state: z.enum(replacementStates),
  ends: z.enum(replacementEnds).describe('when the present tuition ends'),
};

export const tuitionChangesAnswer = z.object({
  today: z.string(),
  terms: z.object({
    days_in_week: z.int(),
    salary: z.int(),
    changed_on: nullableText,
    confirmed_days: z.int(),
    confirmed_salary: z.int().describe('what the platform charge and refunds count from'),
  }),
  can_propose: z.array(z.enum(changeKinds)).describe('what the caller may propose now'),
  changes: z.array(tuitionChange).describe('newest first'),
  demo: z
    .object({
      lesson_at: nullableText.describe('null until it is set'),
      can_answer: z.boolean(),
      own: demoResult.nullable(),
      other: z.enum(demoResults).nullable().describe('their words are for staff'),
    })
    .nullable()
    .describe('the demo class before the confirmation'),
  can_leave_at_once: z.boolean().describe('a tutor, in an emergency'),
  can_replace: z.boolean().describe('the caller may ask for another tutor'),
  can_search_again: z
    .boolean()
    .describe('it is over: the caller may search again with the same facts'),
  replacement: z
    .object({
      ...replacementFields,
      reason: nullableText.describe('for the guardian alone, as the wish'),
      wish: nullableText,
      new_tuition_id: nullableInteger,
    })
    .nullable()
    .describe('the last search for another tutor'),
});

/** For staff, with all words. */
export const tuitionLife = z.object({
  demos: z.array(
    z.object({
      lesson_at: z.string(),
      guardian: demoResult.nullable(),
      tutor: demoResult.nullable(),
    }),
  ),
  changes: z.array(tuitionChange),
  replacements: z.array(
    z.object({ ...replacementFields, reason: nullableText, wish: nullableText }),
  ),
});

export type TuitionChangesAnswer = z.infer<typeof tuitionChangesAnswer>;

export const proposeChangeBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause'), from_on: day, to_on: day, reason }),
  z.strictObject({
    kind: z.literal('days'),
    from_on: day,
    days_in_week: z.int().min(DAYS_MIN).max(DAYS_MAX),
    reason,
  }),
  z.strictObject({
    kind: z.literal('salary'),
    from_on: day,
    salary: z.int().min(SALARY_MIN).max(SALARY_MAX),
    reason,
  }),
  z.strictObject({ kind: z.literal('end'), last_day: day, reason }),
  z.strictObject({ kind: z.literal('leave'), last_day: day, reason }),
  z.strictObject({ kind: z.literal('emergency'), reason }),
]);
export type ProposeChangeBody = z.output<typeof proposeChangeBody>;

export const changeParams = z.object({ id, changeId: id });
export const answerChangeBody = z.strictObject({
  accepts: z.boolean(),
  answer: optionalPersonText(REASON_MAX),
});
export const leaveWishBody = z.strictObject({ wish: z.enum(leaveWishes) });
export const leaveParams = z.object({ id });
/** The answer of staff to a tutor who asks to leave. */
export const answerLeaveBody = z.discriminatedUnion('accepts', [
  z.strictObject({
    accepts: z.literal(true),
    last_day: day,
    searches: z.boolean().describe('puts the request back on the board at once'),
    answer: optionalPersonText(REASON_MAX),
  }),
  z.strictObject({ accepts: z.literal(false), answer: reason.describe('both read it') }),
]);
export const tuitionChangeAnswer = z.object({ ...success, change: tuitionChange });

const words = optionalPersonText(REASON_MAX);
export const demoResultBody = z.strictObject({
  result: z.enum(demoResults),
  words: words.describe('for staff; required with another tutor'),
});
export const askReplacementBody = z.strictObject({
  reason,
  wish: words,
  ends: z.enum(replacementEnds),
});
