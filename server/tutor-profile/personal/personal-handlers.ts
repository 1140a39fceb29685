import { orEmailTaken, saveAccountInfo } from '#server/account/save-account-info.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { tutorPersonalInfos } from '#server/db/schema/tutor-personal-infos.ts';
import { originOf } from '#server/http/origin-of.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import { checkIds } from '#server/lookups/check-ids.ts';
import { saveProfile } from '#server/profile/save-profile.ts';
import { savedAnswer } from '#server/profile/saved-answer.ts';
import type { Services } from '#server/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { presentPersonalInfo, readPersonalRow, toPersonalRow } from './personal-info-row.ts';

export function createPersonalHandlers(services: Services) {
  const { db, lookupCache } = services;
  return {
    getPersonalInfo: async ({ caller, request }) => {
      const row = await readPersonalRow(db, caller.tutor.id);
      return { data: row && presentPersonalInfo(row, lookupCache.current, requestLang(request)) };
    },
    savePersonalInfo: async ({ caller, body, request }) => {
      const { religions } = lookupCache.current;
      checkIds([{ field: 'religion_id', table: religions, ids: [body.religion_id] }]);
      const tutorId = caller.tutor.id;
      const row = { ...toPersonalRow(body), updatedAt: services.now() };
      const { completed } = await saveProfile(db, tutorId, (transaction) =>
        transaction
          .insert(tutorPersonalInfos)
          .values({ tutorId, ...row })
          .onConflictDoUpdate({ target: tutorPersonalInfos.tutorId, set: row }),
      );
      return savedAnswer(serverText('profile.personal_saved', requestLang(request)), completed);
    },
    updateAccountInfo: async ({ caller, body, request }) => {
      const userId = caller.user.id;
      const { result, completed } = await saveProfile(db, caller.tutor.id, (transaction) =>
        saveAccountInfo(transaction, userId, body),
      ).catch(orEmailTaken);
      await writeAudit(services, originOf(request), {
        action: 'account_info_changed',
        outcome: 'ok',
        userId,
      });
      const message = serverText('profile.account_saved', requestLang(request));
      return { ...savedAnswer(message, completed), data: result };
    },
  } satisfies Partial<Handlers>;
}
