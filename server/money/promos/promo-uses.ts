/**
 * A code on its way: reserved when a payment starts, used in the transaction that books the payment,
 * given back when the payment comes to nothing. Source: docs/requirements/money/money.md, "Promo codes".
 */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { promotionLines } from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { promoCodes, promoUses } from '#server/ground/db/schema/promo-codes.ts';
import { addPaid } from '#server/money/invoices/book-payment.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import { post } from '#server/money/ledger/post.ts';
import { countUses, judgePromo, type PromoAsked, type PromoUseRow } from './judge-promo.ts';

/** Give it the transaction that holds the row of the invoice and starts the payment. */
export async function reservePromo(db: Db, asked: PromoAsked): Promise<PromoUseRow> {
  const { promoCodeId, poisha, reserved } = await judgePromo(db, asked, { lock: true });
  const { invoice, user, now } = asked;
  const [use] =
    reserved === undefined
      ? await db
          .insert(promoUses)
          .values({
            promoCodeId,
            userId: user.id,
            invoiceId: invoice.id,
            state: 'reserved',
            poisha,
            createdAt: now,
          })
          .returning()
      : await db.update(promoUses).set({ poisha }).where(eq(promoUses.id, reserved.id)).returning();
  if (use === undefined) throw new Error('No use of a code was written');
  return use;
}

/**
 * The use that is there for it: its own while that is reserved; where it was given back, what another
 * start of the same invoice has reserved since, or its own again while there is one left.
 */
async function findUse(db: Db, promoUseId: number): Promise<PromoUseRow | undefined> {
  const [use] = await db.select().from(promoUses).where(eq(promoUses.id, promoUseId)).for('update');
  if (use?.state === 'reserved') return use;
  if (use?.state !== 'returned') return undefined;
  const [other] = await db
    .select()
    .from(promoUses)
    .where(
      and(
        eq(promoUses.promoCodeId, use.promoCodeId),
        eq(promoUses.invoiceId, use.invoiceId),
        ne(promoUses.state, 'returned'),
      ),
    )
    .for('update');
  if (other !== undefined) return other.state === 'reserved' ? other : undefined;
  return (await isLeft(db, use)) ? use : undefined;
}

async function isLeft(db: Db, { promoCodeId, userId }: PromoUseRow): Promise<boolean> {
  const [promo] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.id, promoCodeId))
    .for('update');
  if (promo === undefined) return false;
  const { usedInAll, usedByPerson } = await countUses(db, promoCodeId, userId);
  return usedByPerson < promo.perPerson && (promo.inAll === null || usedInAll < promo.inAll);
}

interface Settled {
  promoUseId: number;
  /** The sum that the payer was told the code takes off, in poisha. */
  poisha: number;
  /** The money that comes with the code, and is booked next, in poisha. */
  moneyPoisha: number;
  at: Date;
}

/**
 * Takes the code's part off what the invoice asks beside the money that comes with it, before that is
 * booked: so the receipt of the payment says what was left to be paid by it. A payment that arrives after it had expired takes a use again where there is one left.
 */
export async function takePromo(
  db: Db,
  invoice: InvoiceRow,
  { promoUseId, poisha, moneyPoisha, at }: Settled,
): Promise<InvoiceRow> {
  const use = await findUse(db, promoUseId);
  if (use === undefined) return invoice;
  const left = invoice.status === 'unpaid' ? Math.max(0, openPoisha(invoice) - moneyPoisha) : 0;
  const taken = Math.min(poisha, left);
  // Something else has paid the invoice meanwhile.
  if (taken === 0) {
    await releasePromo(db, use.id, at);
    return invoice;
  }
  await db
    .update(promoUses)
    .set({ state: 'used', poisha: taken, endedAt: at })
    .where(eq(promoUses.id, use.id));
  await post(db, {
    kind: 'promotion',
    cause: `promo-use:${use.id}`,
    at,
    invoiceId: invoice.id,
    lines: promotionLines(invoice.userId, taken),
  });
  const paid = await addPaid(db, invoice, taken, at);
  const [changed] = await db
    .update(invoices)
    .set({ promoPoisha: paid.promoPoisha + taken })
    .where(eq(invoices.id, invoice.id))
    .returning();
  if (changed === undefined) throw new Error(`No invoice ${invoice.id}`);
  return changed;
}

/** Given back, unless another payment of the invoice still counts on it. */
export async function releasePromo(db: Db, promoUseId: number | null, at: Date): Promise<void> {
  if (promoUseId === null) return;
  const isThis = and(eq(promoUses.id, promoUseId), eq(promoUses.state, 'reserved'));
  // The person who starts a payment with it holds this row.
  const [use] = await db.select().from(promoUses).where(isThis).for('update');
  if (use === undefined) return;
  const onItsWay = and(
    eq(payments.promoUseId, promoUseId),
    inArray(payments.state, ['created', 'redirected', 'pending_verify', 'held']),
  );
  if ((await db.$count(payments, onItsWay)) > 0) return;
  await db.update(promoUses).set({ state: 'returned', endedAt: at }).where(isThis);
}
