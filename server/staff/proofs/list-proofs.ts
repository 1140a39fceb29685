import { and, asc, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { StaffProof, staffProofsQuery } from '#core/money/api/proofs.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { users } from '#server/ground/db/schema/people.ts';

type Query = z.output<typeof staffProofsQuery>;

/** Open ones come in the order of sending; decided ones begin with the newest. */
export async function listProofs(db: Db, { status, page }: Query) {
  const where = and(status && eq(paymentProofs.state, status));
  const rows = await db
    .select({ proof: paymentProofs, payment: payments, invoice: invoices, name: users.name })
    .from(paymentProofs)
    .innerJoin(payments, eq(payments.id, paymentProofs.paymentId))
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(where)
    .orderBy((status === 'open' ? asc : desc)(paymentProofs.paymentId))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const actorOf = await readActors(
    db,
    rows.flatMap(({ proof }) => [proof.recordedBy, proof.firstBy, proof.decidedBy]),
  );
  const data = rows.map(({ proof, payment, invoice, name }): StaffProof => {
    const { firstAt, firstPoisha } = proof;
    return {
      id: payment.id,
      version: proof.version,
      state: proof.state,
      person: { user_id: payment.userId, name },
      invoice: {
        number: invoice.number,
        open_poisha: invoice.status === 'unpaid' ? openPoisha(invoice) : 0,
      },
      service: proof.service,
      sender: proof.sender,
      trx: proof.trx,
      claimed_poisha: proof.claimedPoisha,
      came_poisha: payment.state === 'paid' ? payment.poisha : null,
      has_screenshot: proof.file !== null,
      sent_at: payment.createdAt.toISOString(),
      recorded_by: actorOf(proof.recordedBy),
      first:
        firstAt === null || firstPoisha === null
          ? null
          : { by: actorOf(proof.firstBy), at: firstAt.toISOString(), amount_poisha: firstPoisha },
      decided_by: actorOf(proof.decidedBy),
      decided_at: payment.endedAt?.toISOString() ?? null,
      answer: proof.answer,
    };
  });
  return pageOf(page, await db.$count(paymentProofs, where), data, STAFF_PAGE_SIZE);
}
