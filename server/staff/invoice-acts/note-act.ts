import type { InvoiceActKind } from '#core/money/invoice-acts.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Db } from '#server/db/database.ts';
import { invoiceActs } from '#server/db/schema/invoice-acts.ts';
import type { Services } from '#server/services/services.ts';
import type { StaffActor } from '#server/staff/staff-actor.ts';

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
