/** A person's account in one month. Sums are poisha. Source: docs/requirements/money/money.md, "Statements". */
import { z } from 'zod';
import { langQuery, optional } from '#core/ground/api/fields/fields.ts';
import { ledgerKinds } from '#core/money/words/money-words.ts';
import { poisha } from './money.ts';

export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

export const statementQuery = z.object({ month: optional(month), ...langQuery.shape });

const standing = z.object({
  owed_poisha: poisha,
  held_poisha: poisha,
});
export type Standing = z.infer<typeof standing>;

export const statementLine = z.object({
  id: z.int(),
  date: z.string(),
  kind: z.enum(ledgerKinds),
  description: z.string(),
  document: z.string(),
  debit_poisha: poisha,
  credit_poisha: poisha,
  balance_poisha: poisha,
});
export type StatementLine = z.infer<typeof statementLine>;

export const statementAnswer = z.object({
  months: z.array(z.string()),
  person: z.object({ name: z.string(), id: z.string() }),
  statement: z
    .object({
      month: z.string(),
      opening: standing,
      closing: standing,
      debit_poisha: poisha,
      credit_poisha: poisha,
      lines: z.array(statementLine),
    })
    .nullable(),
});
export type StatementAnswer = z.infer<typeof statementAnswer>;
export type Statement = NonNullable<StatementAnswer['statement']>;
