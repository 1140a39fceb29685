import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { reconcile } from './reconcile.ts';

export const createReconciliationHandlers = (services: Services) =>
  ({
    reconcilePayments: async ({ caller, body: { method, csv, date_order }, request }) => {
      const found = await reconcile(services.db, method, csv, date_order);
      await writeAudit(services, originOf(request), {
        action: 'staff_payments_reconciled',
        outcome: 'ok',
        userId: caller.user.id,
        target: `settlement:${method}:${found.from}`,
      });
      return found;
    },
  }) satisfies Partial<Handlers>;
