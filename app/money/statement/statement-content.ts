/** A statement in the reader's language: the same words for the screen and the PDF. */

import { senderOf } from '#app/ground/pdf/sender.ts';
import { brand } from '#core/ground/brand.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import type { Standing, Statement, StatementAnswer } from '#core/money/api/statements.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import type { PaperWords } from '../receipt/receipt-content.ts';

export interface StatementRow {
  key: number;
  date: string;
  what: string;
  document: string;
  /** Empty where nothing. */
  debit: string;
  credit: string;
  balance: string;
}

export function toStatementContent(
  statement: Statement,
  person: StatementAnswer['person'],
  { texts, format, lang }: Omit<PaperWords, 'money'>,
) {
  const sum = (poisha: number) =>
    poisha < 0 ? `− ${moneyText(lang, -poisha)}` : moneyText(lang, poisha);
  const orNothing = (poisha: number) => (poisha === 0 ? '' : sum(poisha));
  const standing = ({ owed_poisha: owed, held_poisha: held }: Standing) =>
    [
      owed > 0 && texts('statement.owed', { sum: sum(owed) }),
      held > 0 && texts('statement.held', { sum: sum(held) }),
    ]
      .filter(Boolean)
      .join(' · ') || texts('statement.even');
  const { sender, contacts, phone } = senderOf(lang);
  return {
    sender,
    contacts,
    month: monthText(lang, statement.month),
    title: texts('statement.of', { month: monthText(lang, statement.month) }),
    person: texts('statement.person', person),
    opening: standing(statement.opening),
    closing: standing(statement.closing),
    heads: [
      texts('statement.date'),
      texts('statement.what'),
      texts('statement.document'),
      texts('statement.debit'),
      texts('statement.credit'),
      texts('statement.balance'),
    ],
    rows: statement.lines.map(
      (line): StatementRow => ({
        key: line.id,
        date: format.date(line.date),
        what: line.description,
        document: line.document,
        debit: orNothing(line.debit_poisha),
        credit: orNothing(line.credit_poisha),
        balance: sum(line.balance_poisha),
      }),
    ),
    totals: { debit: sum(statement.debit_poisha), credit: sum(statement.credit_poisha) },
    how: texts('statement.how'),
    questions: texts('questions', { phone, email: brand.email }),
    noSignature: texts('noSignature'),
  };
}
export type StatementContent = ReturnType<typeof toStatementContent>;
