import { saveAccountInfo } from '#server/account/save-account-info.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { tutorPersonalInfos } from '#server/db/schema/tutor-personal-infos.ts';
import { recheckDocuments } from '#server/documents/submit-check.ts';
import { submitPersonal } from '#server/documents/submit-personal.ts';
import { prepareEmailChange } from '#server/email/change-email.ts';
import { readEmailState } from '#server/email/email-state.ts';
import { checkIds } from '#server/lookups/check-ids.ts';
import { saveProfile } from '#server/profile/save-profile.ts';
import { savedAnswer } from '#server/profile/saved-answer.ts';
import type { Handlers } from '#server/request/call.ts';
import { originOf } from '#server/request/origin-of.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
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
      const { completed } = await saveProfile(db, tutorId, async (transaction) => {
        const before = await readPersonalRow(transaction, tutorId);
        await transaction
          .insert(tutorPersonalInfos)
          .values({ tutorId, ...row })
          .onConflictDoUpdate({ target: tutorPersonalInfos.tutorId, set: row });
        await submitPersonal(transaction, { tutorId, before, after: row }, services.now());
      });
      return savedAnswer(serverText('profile.personal_saved', requestLang(request)), completed);
    },
    updateAccountInfo: async ({ caller, body, request }) => {
      const userId = caller.user.id;
      const origin = originOf(request);
      const tutorId = caller.tutor.id;
      const changeEmail = await prepareEmailChange(services, caller.user, body.email, origin);
      const { result, completed } = await saveProfile(db, tutorId, async (transaction) => {
        const saved = await saveAccountInfo(transaction, userId, body);
        // Documents were compared with the name and the gender.
        if (saved.name !== caller.user.name || saved.gender !== caller.user.gender)
          await recheckDocuments(transaction, tutorId, ['certificate', 'personal'], services.now());
        await changeEmail(transaction);
        return saved;
      });
      await writeAudit(services, origin, {
        action: 'account_info_changed',
        outcome: 'ok',
        userId,
      });
      const message = serverText('profile.account_saved', requestLang(request));
      const { name, gender } = result;
      const data = { name, gender, ...(await readEmailState(services, result)) };
      return { ...savedAnswer(message, completed), data };
    },
  } satisfies Partial<Handlers>;
}
