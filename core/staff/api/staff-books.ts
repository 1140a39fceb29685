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
  owed_poisha: poisha.describe('what people owed us at its end'),
  held_poisha: poisha.describe('what we held for people at its end'),
});
const closing = z.object({ at: z.string(), by: actor }).nullable();

export const staffDay = z.object({
  day,
  is_over: z.boolean().describe('it may be closed'),
  sums: daySums.describe('as the ledger has it'),
  closed: closing,
  closed_sums: daySums.nullable().describe('as it was closed'),
  differs: z.boolean().describe('the ledger says something else than when it was closed'),
});
export type StaffDay = z.infer<typeof staffDay>;

export const staffDaysAnswer = z.object({
  month: z.string(),
  months: z.array(z.string()).describe('since the first line of the ledger, newest first'),
  days: z.array(staffDay).describe('newest first; those on which something was booked'),
});
export type StaffDays = z.infer<typeof staffDaysAnswer>;

export const closeDayBody = z.strictObject({
  transactions: z.int().min(0).describe('what was seen; another number is `changed_meanwhile`'),
});

export const staffWeeksQuery = z.object({
  weeks: z.enum(['12', '26']).default('12'),
  ...langQuery.shape,
});
export const staffWeeksAnswer = z.object({
  weeks: z
    .array(
      z.object({
        starts_on: day.describe('a Sunday'),
        kinds: z.array(z.object({ kind: z.enum(incomeKinds), amount_poisha: poisha })),
        amount_poisha: poisha.describe('invoiced, less what was taken back'),
      }),
    )
    .describe('oldest first, the last is the one we are in'),
});
export type StaffWeeks = z.infer<typeof staffWeeksAnswer>;

export const ledgerExportQuery = z.object({ from: day, to: day, ...langQuery.shape });
