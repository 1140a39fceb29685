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
  to_on: nullableText,
  days_in_week: nullableInteger,
  salary: nullableInteger,
  answer_by: nullableText,
  state: z.enum(changeStates),
  settled_at: nullableText,
  answer: nullableText,
  ended_on: nullableText,
  is_emergency: z.boolean(),
  guardian_wish: z.enum(leaveWishes).nullable(),
});
export type TuitionChange = z.infer<typeof tuitionChange>;

const demoResult = z.object({ result: z.enum(demoResults), words: nullableText });
const replacementFields = {
  asked_at: z.string(),
  state: z.enum(replacementStates),
  ends: z.enum(replacementEnds),
};

export const tuitionChangesAnswer = z.object({
  today: z.string(),
  terms: z.object({
    days_in_week: z.int(),
    salary: z.int(),
    changed_on: nullableText,
    confirmed_days: z.int(),
    confirmed_salary: z.int(),
  }),
  can_propose: z.array(z.enum(changeKinds)),
  changes: z.array(tuitionChange),
  demo: z
    .object({
      lesson_at: nullableText,
      can_answer: z.boolean(),
      own: demoResult.nullable(),
      other: z.enum(demoResults).nullable(),
    })
    .nullable(),
  can_leave_at_once: z.boolean(),
  can_replace: z.boolean(),
  can_search_again: z.boolean(),
  replacement: z
    .object({
      ...replacementFields,
      reason: nullableText,
      wish: nullableText,
      new_tuition_id: nullableInteger,
    })
    .nullable(),
});

/** The life of a tuition for staff, with all words. */
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
    searches: z.boolean(),
    answer: optionalPersonText(REASON_MAX),
  }),
  z.strictObject({ accepts: z.literal(false), answer: reason }),
]);
export const tuitionChangeAnswer = z.object({ ...success, change: tuitionChange });

const words = optionalPersonText(REASON_MAX);
export const demoResultBody = z.strictObject({
  result: z.enum(demoResults),
  words: words,
});
export const askReplacementBody = z.strictObject({
  reason,
  wish: words,
  ends: z.enum(replacementEnds),
});
