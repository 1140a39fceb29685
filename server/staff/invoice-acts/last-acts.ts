import { desc, inArray } from 'drizzle-orm';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoiceActs } from '#server/ground/db/schema/invoice-acts.ts';

/** Returns what was done last by hand to each of these invoices, by their ids. */
export async function lastActs(db: Db, invoiceIds: number[]) {
  const rows =
    invoiceIds.length === 0
      ? []
      : await db
          .selectDistinctOn([invoiceActs.invoiceId])
          .from(invoiceActs)
          .where(inArray(invoiceActs.invoiceId, invoiceIds))
          .orderBy(invoiceActs.invoiceId, desc(invoiceActs.id));
  const actorOf = await readActors(
    db,
    rows.map(({ byUserId }) => byUserId),
  );
  return new Map(
    rows.map((row) => [
      row.invoiceId,
      {
        kind: row.kind,
        amount_poisha: row.poisha,
        reason: row.reason,
        by: actorOf(row.byUserId),
        at: row.at.toISOString(),
      },
    ]),
  );
}
