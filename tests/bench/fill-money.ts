/** Fills a migrated database with invoices of one day, half of them paid on it, and their lines. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';

export const DAY = '2026-11-20';
const PEOPLE = 50_000;

export async function fillMoney(db: Db, size: number) {
  // The deferred checks of each line would take longer than what is measured.
  await db.execute(sql`alter table ledger_transactions disable trigger user`);
  await db.execute(sql`alter table ledger_entries disable trigger user`);
  await db.execute(sql`
    insert into users (id, type, name, phone_no, email, password_hash, gender)
    select 1000000 + g, 'tutor', 'Person ' || g, '+88018' || lpad(g::text, 8, '0'),
      'm' || g || '@example.org', '-', 2
    from generate_series(1, ${sql.raw(String(PEOPLE))}) g`);
  await db.execute(sql`
    insert into invoices (number, user_id, kind, status, poisha, paid_poisha, issued_at, due_on, paid_at)
    select 'INV-2026-' || lpad(g::text, 6, '0'), 1000001 + g % ${sql.raw(String(PEOPLE))},
      'extra_bill', case when g % 2 = 0 then 'paid' else 'unpaid' end, 50000,
      case when g % 2 = 0 then 50000 else 0 end, at, (at + interval '7 days')::date,
      case when g % 2 = 0 then at end
    from generate_series(1, ${sql.raw(String(size))}) g,
      lateral (select timestamptz '2026-11-20 00:00+06' + (g % 86399) * interval '1 second' as at) t`);
  await db.execute(sql`
    insert into ledger_accounts (name, user_id)
    values ('income_extra_bill', null), ('bkash', null) on conflict do nothing`);
  await db.execute(sql`
    insert into ledger_accounts (name, user_id)
    select 'receivable', id from users where id > 1000000`);
  await db.execute(sql`
    insert into ledger_transactions (kind, cause, at, invoice_id)
    select 'charge', 'invoice:' || id, issued_at, id from invoices
    union all
    select 'payment', 'bench:' || id, paid_at, id from invoices where status = 'paid'`);
  await db.execute(sql`
    insert into ledger_entries (transaction_id, account_id, poisha)
    select t.id, a.id, case when t.kind = 'charge' then 50000 else -50000 end
    from ledger_transactions t
    join invoices i on i.id = t.invoice_id
    join ledger_accounts a on a.user_id = i.user_id and a.name = 'receivable'
    union all
    select t.id, a.id, case when t.kind = 'charge' then -50000 else 50000 end
    from ledger_transactions t
    join ledger_accounts a on a.user_id is null
      and a.name = case when t.kind = 'charge' then 'income_extra_bill' else 'bkash' end`);
  await db.execute(sql`alter table ledger_transactions enable trigger user`);
  await db.execute(sql`alter table ledger_entries enable trigger user`);
  await db.execute(sql`vacuum analyze`);
}
