/** New promo codes, and their end; each with its entry in the log. A code is never changed. */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { toPoisha } from '#core/money/words/poisha.ts';
import type { createPromoCodeBody } from '#core/staff/api/staff-promos.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { promoCodes } from '#server/ground/db/schema/promo-codes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';

type Wanted = z.output<typeof createPromoCodeBody>;

export function createPromoCode(
  services: Services,
  wanted: Wanted,
  { user, origin }: StaffActor,
): Promise<number> {
  const { code, type, value, audience } = wanted;
  return services.db.transaction(async (db) => {
    const [row] = await db
      .insert(promoCodes)
      .values({
        code,
        percent: type === 'percent' ? value : null,
        poisha: type === 'sum' ? toPoisha(value) : null,
        fromOn: wanted.from_on,
        untilOn: wanted.until_on ?? null,
        perPerson: wanted.per_person,
        inAll: wanted.in_all ?? null,
        audience,
        kinds: [...new Set(wanted.kinds)],
        createdAt: services.now(),
        createdBy: user.id,
      })
      .onConflictDoNothing({ target: promoCodes.code })
      .returning({ id: promoCodes.id });
    if (row === undefined)
      throw new ApiError('invalid_input', { fields: { code: { key: 'promo_taken' } } });
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_promo_code_created',
      outcome: 'ok',
      userId: user.id,
      target: `promo-code:${row.id}`,
    });
    return row.id;
  });
}

export function endPromoCode(
  services: Services,
  id: number,
  { user, origin }: StaffActor,
): Promise<void> {
  return services.db.transaction(async (db) => {
    const isThis = eq(promoCodes.id, id);
    const [promo] = await db.select().from(promoCodes).where(isThis).for('update');
    if (promo === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
    if (promo.endedAt !== null)
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    await db.update(promoCodes).set({ endedAt: services.now(), endedBy: user.id }).where(isThis);
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_promo_code_ended',
      outcome: 'ok',
      userId: user.id,
      target: `promo-code:${id}`,
    });
  });
}
