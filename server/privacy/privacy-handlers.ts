/** A person's own data: all of it as a file, and its end. */

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { deletedAt } from '#server/people/account/deletion-grace.ts';
import { endAccess } from '#server/people/account/end-access.ts';
import { refreshListingOf } from '#server/people/listing/refresh-listings.ts';
import { RESEND_SECONDS } from '#server/people/otp/send-otp.ts';
import { endOpenBusiness } from './end-open-business.ts';
import { exportData } from './export-data.ts';
import { checkStepUp, sendStepUpCode } from './step-up.ts';

const EXPORTS = [{ seconds: inSeconds({ days: 1 }), max: 10 }];

export function createPrivacyHandlers(services: Services) {
  const { db } = services;
  return {
    exportOwnData: async ({ caller, request }) => {
      const userId = caller.user.id;
      await takeLimits(db, [{ key: `export:${userId}`, windows: EXPORTS }], services.now());
      const entry = { action: 'data_exported', outcome: 'ok', userId } as const;
      await writeAudit(services, originOf(request), entry);
      return {
        exported_at: services.now().toISOString(),
        data: await exportData(services, userId),
      };
    },
    sendDeletionCode: async ({ caller, request }) => {
      const lang = requestLang(request);
      const { ip } = originOf(request);
      const result = await sendStepUpCode(services, caller, { lang, ip });
      if (result.status === 'too_many_requests')
        throw new ApiError('too_many_requests', { values: { seconds: result.seconds } });
      if (result.status === 'sms_unavailable') throw new ApiError('sms_unavailable');
      return {
        type: 'success',
        message: serverText('account.code_sent', lang),
        resend_in: RESEND_SECONDS,
      };
    },
    askDeletion: async ({ caller, body, request }) => {
      const { user, session } = caller;
      if (user.type === 'staff') throw new ApiError('forbidden');
      const origin = originOf(request);
      const lang = requestLang(request);
      await checkStepUp(services, caller, body, origin);
      const at = services.now();
      const deletes_at = deletedAt(at, user).toISOString();
      await db.transaction(async (transaction) => {
        const inside = { ...services, db: transaction };
        await transaction.update(users).set({ deletionAskedAt: at }).where(eq(users.id, user.id));
        await endOpenBusiness(inside, user, origin);
        await refreshListingOf(transaction, user.id, at);
        await endAccess(transaction, user.id, at, session.id);
        const kind = 'deletion_asked';
        await notify(inside, transaction, [
          { userId: user.id, kind, values: { deletes_at }, path: null },
        ]);
        const entry = { action: 'deletion_asked', outcome: 'ok', userId: user.id } as const;
        await writeAudit(inside, origin, entry);
      });
      return {
        ...success('privacy.asked', lang, { deletes_at: momentText(deletes_at, lang) }),
        deleted_at: deletes_at,
      };
    },
    undoDeletion: async ({ caller, request }) => {
      const { user } = caller;
      if (user.deletionAskedAt === null) throw new ApiError('wrong_state');
      await db.transaction(async (transaction) => {
        const kept = await transaction
          .update(users)
          .set({ deletionAskedAt: null })
          .where(
            and(eq(users.id, user.id), isNotNull(users.deletionAskedAt), isNull(users.erasedAt)),
          )
          .returning({ id: users.id });
        if (kept.length === 0) throw new ApiError('wrong_state');
        await refreshListingOf(transaction, user.id, services.now());
        const inside = { ...services, db: transaction };
        const entry = { action: 'deletion_undone', outcome: 'ok', userId: user.id } as const;
        await writeAudit(inside, originOf(request), entry);
      });
      return success('privacy.undone', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
