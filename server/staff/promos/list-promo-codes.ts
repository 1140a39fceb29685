import { desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { windowState } from '#core/ground/dates/day-window.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { StaffPromoCode, staffPromoCodesQuery } from '#core/staff/api/staff-promos.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import { inWindow } from '#server/ground/db/in-window.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { promoCodes, promoUses } from '#server/ground/db/schema/promo-codes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';

const usesIn = (state: 'used' | 'reserved') =>
  sql`count(*) filter (where ${promoUses.state} = ${state})`.mapWith(Number);

export async function listPromoCodes(
  { db, now }: Services,
  { status, page }: z.output<typeof staffPromoCodesQuery>,
) {
  const today = dhakaDate(now());
  const where = status && inWindow(promoCodes, status, today);
  const rows = await db
    .select({
      promo: promoCodes,
      used: usesIn('used'),
      reserved: usesIn('reserved'),
      off: sql`coalesce(sum(${promoUses.poisha}) filter (where ${promoUses.state} = 'used'), 0)`.mapWith(
        Number,
      ),
    })
    .from(promoCodes)
    .leftJoin(promoUses, eq(promoUses.promoCodeId, promoCodes.id))
    .where(where)
    .groupBy(promoCodes.id)
    .orderBy(desc(promoCodes.id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const actorOf = await readActors(
    db,
    rows.flatMap(({ promo }) => [promo.createdBy, promo.endedBy]),
  );
  const data = rows.map(
    ({ promo, used, reserved, off }): StaffPromoCode => ({
      id: promo.id,
      code: promo.code,
      state: windowState(promo, today),
      percent: promo.percent,
      poisha: promo.poisha,
      from_on: promo.fromOn,
      until_on: promo.untilOn,
      per_person: promo.perPerson,
      in_all: promo.inAll,
      audience: promo.audience,
      kinds: promo.kinds,
      used,
      reserved,
      off_poisha: off,
      created_at: promo.createdAt.toISOString(),
      created_by: actorOf(promo.createdBy),
      ended_at: promo.endedAt?.toISOString() ?? null,
      ended_by: actorOf(promo.endedBy),
    }),
  );
  return pageOf(page, await db.$count(promoCodes, where), data, STAFF_PAGE_SIZE);
}

export async function listPromoUses({ db }: Services, promoCodeId: number, page: number) {
  if ((await db.$count(promoCodes, eq(promoCodes.id, promoCodeId))) === 0)
    throw new ApiError('not_found', { text: 'entry_not_found' });
  const isOfCode = eq(promoUses.promoCodeId, promoCodeId);
  const rows = await db
    .select({ use: promoUses, name: users.name, number: invoices.number })
    .from(promoUses)
    .innerJoin(users, eq(users.id, promoUses.userId))
    .innerJoin(invoices, eq(invoices.id, promoUses.invoiceId))
    .where(isOfCode)
    .orderBy(desc(promoUses.id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const data = rows.map(({ use, name, number }) => ({
    id: use.id,
    person: { user_id: use.userId, name },
    invoice_number: number,
    state: use.state,
    poisha: use.poisha,
    at: (use.endedAt ?? use.createdAt).toISOString(),
  }));
  return pageOf(page, await db.$count(promoUses, isOfCode), data, STAFF_PAGE_SIZE);
}
