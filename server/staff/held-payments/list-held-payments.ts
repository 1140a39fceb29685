import { asc, eq } from 'drizzle-orm';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { isGatewayPayment } from '#server/money/payments/present-payment.ts';
import { shownPhone } from '#server/staff/people/present-person-row.ts';

/** The longest waiting first. */
export async function listHeldPayments(db: Db, page: number) {
  const isHeld = eq(payments.state, 'held');
  const rows = await db
    .select({ payment: payments, number: invoices.number, name: users.name, phone: users.phoneNo })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(isHeld)
    .orderBy(asc(payments.heldAt), asc(payments.id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const data = rows.flatMap(({ payment, number, name, phone }) =>
    isGatewayPayment(payment)
      ? [
          {
            id: payment.id,
            ref: payment.ref,
            method: payment.method,
            trx: payment.gatewayTrx ?? '',
            amount_poisha: payment.poisha,
            invoice_number: number,
            held_at: payment.heldAt?.toISOString() ?? '',
            person: { user_id: payment.userId, name, phone_no: shownPhone(phone) },
          },
        ]
      : [],
  );
  return pageOf(page, await db.$count(payments, isHeld), data, STAFF_PAGE_SIZE);
}
