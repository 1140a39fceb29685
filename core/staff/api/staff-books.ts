/** Day book, income by week and what accountants take away. Sums are poisha. Source: docs/requirements/money/money.md, "Day book". */
import { z } from 'zod';
import { langQuery, optional } from '#core/ground/api/fields/fields.ts';
import { poisha } from '#core/money/api/money.ts';
import { month } from '#core/money/api/statements.ts';
import { dayParts } from '#core/money/words/day-book.ts';
import { incomeKinds, ownAccounts } from '#core/money/words/money-words.ts';
import { actor } from '#core/people/api/fields/staff-fields.ts';

export const day = z.iso.date();

export const dayParams = z.object({ day });
export const staffDaysQuery = z.object({ month: optional(month), ...langQuery.shape });

const daySums = z.object({
  transactions: z.int(),
  lines: z.array(
    z.object({ part: z.enum(dayParts), account: z.enum(ownAccounts), amount_poisha: poisha }),
  ),
  owed_poisha: poisha,
  held_poisha: poisha,
});
const closing = z.object({ at: z.string(), by: actor }).nullable();

export const staffDay = z.object({
  day,
  is_over: z.boolean(),
  sums: daySums,
  closed: closing,
  closed_sums: daySums.nullable(),
  differs: z.boolean(),
});
export type StaffDay = z.infer<typeof staffDay>;

export const staffDaysAnswer = z.object({
  month: z.string(),
  months: z.array(z.string()),
  days: z.array(staffDay),
});
export type StaffDays = z.infer<typeof staffDaysAnswer>;

export const closeDayBody = z.strictObject({
  transactions: z.int().min(0),
});

export const staffWeeksQuery = z.object({
  weeks: z.enum(['12', '26']).default('12'),
  ...langQuery.shape,
});
export const staffWeeksAnswer = z.object({
  weeks: z.array(
    z.object({
      starts_on: day,
      kinds: z.array(z.object({ kind: z.enum(incomeKinds), amount_poisha: poisha })),
      amount_poisha: poisha,
    }),
  ),
});
export type StaffWeeks = z.infer<typeof staffWeeksAnswer>;

export const ledgerExportQuery = z.object({ from: day, to: day, ...langQuery.shape });
