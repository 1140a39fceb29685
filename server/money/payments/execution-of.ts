/**
 * The time at which a service was asked to execute a payment, on its row: compared and set
 * in one statement, so that of any number of nodes one begins.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { payments } from '#server/ground/db/schema/payments.ts';
import type { Execution } from '#server/ground/services/payment-gateway.ts';
import type { Services } from '#server/ground/services/services.ts';

export function executionOf({ db, now }: Services, id: number): Execution {
  const isThis = eq(payments.id, id);
  return {
    async startedAt() {
      const [row] = await db.select({ at: payments.executedAt }).from(payments).where(isThis);
      return row?.at ?? null;
    },
    async start(seen) {
      const isAsSeen = seen === null ? isNull(payments.executedAt) : eq(payments.executedAt, seen);
      const begun = await db
        .update(payments)
        .set({ executedAt: now() })
        .where(and(isThis, isAsSeen))
        .returning({ id: payments.id });
      return begun.length > 0;
    },
    async forget() {
      await db.update(payments).set({ executedAt: null }).where(isThis);
    },
  };
}
