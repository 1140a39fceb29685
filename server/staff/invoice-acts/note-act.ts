import type { InvoiceActKind } from '#core/money/words/invoice-acts.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoiceActs } from '#server/ground/db/schema/invoice-acts.ts';
import type { Services } from '#server/ground/services/services.ts';

interface Act {
  invoiceId: number;
  kind: InvoiceActKind;
  poisha: number;
  reason: string;
  paymentId?: number;
}

/** The reason and the audit entry. Give it the transaction of the act. */
export async function noteAct(
  services: Services,
  db: Db,
  act: Act,
  { user, origin }: StaffActor,
): Promise<void> {
  await db.insert(invoiceActs).values({ ...act, byUserId: user.id, at: services.now() });
  await writeAudit({ ...services, db }, origin, {
    action: `staff_${act.kind}`,
    outcome: 'ok',
    userId: user.id,
    target: act.paymentId === undefined ? `invoice:${act.invoiceId}` : `payment:${act.paymentId}`,
  });
}
