/**
 * Decides if a code may be used for an invoice, and what it takes off. Source:
 * docs/requirements/money/money.md, "Promo codes".
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { openPoisha } from '#core/money/words/invoice-sums.ts';
import { promoPoisha, promoRefusal } from '#core/money/words/promo-code.ts';
import { toPromoCode } from '#core/money/words/to-promo-code.ts';
import type { Db } from '#server/ground/db/database.ts';
import { promoCodes, promoUses } from '#server/ground/db/schema/promo-codes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { type InvoiceRow, ownPoisha } from '#server/money/invoices/issue-invoice.ts';

export type PromoUseRow = typeof promoUses.$inferSelect;

export interface PromoAsked {
  /** The code as the person typed it. */
  code: string;
  invoice: InvoiceRow;
  user: Pick<Caller['user'], 'id' | 'type'>;
  now: Date;
}

export interface JudgedPromo {
  promoCodeId: number;
  code: string;
  poisha: number;
  /** The use that this invoice has reserved already: another start goes on with it. */
  reserved: PromoUseRow | undefined;
}

/** `lock`: until the transaction ends, nobody else may take a use of the code. */
export async function judgePromo(
  db: Db,
  { code, invoice, user, now }: PromoAsked,
  { lock }: { lock: boolean },
): Promise<JudgedPromo> {
  const found = db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, toPromoCode(code)));
  const [promo] = await (lock ? found.for('update') : found);
  if (promo === undefined) throw new ApiError('promo_unknown');
  const isOfInvoice = and(
    eq(promoUses.promoCodeId, promo.id),
    eq(promoUses.invoiceId, invoice.id),
    eq(promoUses.state, 'reserved'),
  );
  const own = db.select().from(promoUses).where(isOfInvoice);
  const [reserved] = await (lock ? own.for('update') : own);
  const { usedInAll, usedByPerson } = await countUses(db, promo.id, user.id, reserved?.id);
  const refusal = promoRefusal(promo, {
    today: dhakaDate(now),
    type: user.type,
    kind: invoice.kind,
    usedInAll,
    usedByPerson,
  });
  if (refusal !== undefined) throw new ApiError(refusal);
  const poisha = promoPoisha(promo, {
    openPoisha: openPoisha(invoice),
    ownPoisha: ownPoisha(invoice) - invoice.promoPoisha,
  });
  if (poisha === 0) throw new ApiError('promo_not_for_invoice');
  return { promoCodeId: promo.id, code: promo.code, poisha, reserved };
}

/** Counts the uses that count towards the limits, without the one in question. */
export async function countUses(db: Db, promoCodeId: number, userId: number, without = 0) {
  const [counted] = await db
    .select({
      usedInAll: sql`count(*)`.mapWith(Number),
      usedByPerson: sql`count(*) filter (where ${promoUses.userId} = ${userId})`.mapWith(Number),
    })
    .from(promoUses)
    .where(
      and(
        eq(promoUses.promoCodeId, promoCodeId),
        ne(promoUses.state, 'returned'),
        ne(promoUses.id, without),
      ),
    );
  return counted ?? { usedInAll: 0, usedByPerson: 0 };
}
