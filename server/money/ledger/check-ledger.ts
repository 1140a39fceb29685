/** Checks that the books balance. Source: docs/requirements/money/money.md, "Ledger". */
import { sql } from 'drizzle-orm';
import type { OwnAccount, PersonalAccount } from '#core/money/words/money-words.ts';
import type { Db } from '#server/ground/db/database.ts';

export interface LedgerFindings {
  transactions: number;
  /** These are to be zero. */
  outOfBalance: number;
  totalPoisha: number;
  wrongInvoices: number;
  isBalanced: boolean;
}

/** Sums what an account holds for each invoice, in poisha. */
const sumByInvoice = (account: PersonalAccount | OwnAccount) => sql`
  select ledger_transactions.invoice_id, sum(ledger_entries.poisha) as poisha
  from ledger_entries
  join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
  join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
  where ledger_accounts.name = ${account}
  group by ledger_transactions.invoice_id`;

export async function checkLedger(db: Db): Promise<LedgerFindings> {
  const [found] = await db
    .select({
      transactions: sql`transactions`.mapWith(Number),
      outOfBalance: sql`out_of_balance`.mapWith(Number),
      totalPoisha: sql`total_poisha`.mapWith(Number),
      wrongInvoices: sql`wrong_invoices`.mapWith(Number),
    })
    .from(sql`(
      with sums as (
        select transaction_id, sum(poisha) as poisha, count(*) as lines
        from ledger_entries group by transaction_id
      ), owed as (${sumByInvoice('receivable')}
      ), kept_for_tutors as (${sumByInvoice('lesson_earnings')}
      ), wrong_lessons as (
        select count(*) as invoices
        from (
          select invoices.*, online_lessons.earned_at
          from invoices join online_lessons on online_lessons.id = invoices.online_lesson_id
        ) as of_lessons
        full join kept_for_tutors as kept on kept.invoice_id = of_lessons.id
        where of_lessons.id is null or coalesce(kept.poisha, 0) <>
          case when of_lessons.status = 'void' or of_lessons.earned_at is not null then 0
          else -of_lessons.lesson_tutor_poisha end
      ), kept as (${sumByInvoice('coach_salaries')}
      ), wrong_coaches as (
        select count(*) as invoices
        from (select * from invoices where kind = 'coach_service') as of_coaches
        full join kept on kept.invoice_id = of_coaches.id
        where of_coaches.id is null or coalesce(kept.poisha, 0) <>
          case when of_coaches.status = 'void' or of_coaches.coach_paid_at is not null then 0
          else -(of_coaches.coach_bill_poisha + of_coaches.coach_extra_poisha) end
      )
      select
        (select count(*) from ledger_transactions) as transactions,
        (select count(*) from ledger_transactions left join sums on sums.transaction_id = id
          where coalesce(sums.lines, 0) < 2 or sums.poisha <> 0) as out_of_balance,
        (select coalesce(sum(poisha), 0) from ledger_entries) as total_poisha,
        (select count(*) from invoices full join owed on owed.invoice_id = invoices.id
          where invoices.id is null or coalesce(owed.poisha, 0) <>
            case when invoices.status in ('void', 'written_off') then 0
            else invoices.poisha - invoices.reduced_poisha - invoices.paid_poisha end)
          + (select invoices from wrong_coaches) + (select invoices from wrong_lessons) as wrong_invoices
    ) as found`);
  if (found === undefined) throw new Error('The ledger gave no answer');
  const { outOfBalance, totalPoisha, wrongInvoices } = found;
  return { ...found, isBalanced: outOfBalance === 0 && totalPoisha === 0 && wrongInvoices === 0 };
}
