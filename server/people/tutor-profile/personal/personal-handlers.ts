import { PERSON_NAMES } from '#core/people/profile/profile-fields.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { refuseNames } from '#server/ground/errors/refuse-names.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { saveAccountInfo } from '#server/people/account/save-account-info.ts';
import { recheckDocuments } from '#server/people/documents/submit-check.ts';
import { submitPersonal } from '#server/people/documents/submit-personal.ts';
import { prepareEmailChange } from '#server/people/email/change-email.ts';
import { readEmailState } from '#server/people/email/email-state.ts';
import { saveOwnProfile } from '#server/people/profile/save-own-profile.ts';
import { columnOf } from '#server/people/profile-fields/profile-columns.ts';
import { presentPersonalInfo, readPersonalRow, toPersonalRow } from './personal-info-row.ts';

export function createPersonalHandlers(services: Services) {
  const { db, lookupCache } = services;
  return {
    getPersonalInfo: async ({ caller, request }) => {
      const row = await readPersonalRow(db, caller.tutor.id);
      return { data: row && presentPersonalInfo(row, lookupCache.current, requestLang(request)) };
    },
    savePersonalInfo: async ({ body, ...call }) => {
      const { religions } = lookupCache.current;
      if (body.religion_id !== undefined)
        checkIds([{ field: 'religion_id', table: religions, ids: [body.religion_id] }]);
      const row = { ...toPersonalRow(body), updatedAt: services.now() };
      const said = 'profile.personal_saved';
      const { answer } = await saveOwnProfile(db, call, said, async (transaction, tutorId) => {
        const before = await readPersonalRow(transaction, tutorId);
        refuseNames(
          Object.fromEntries(
            PERSON_NAMES.flatMap((name) => {
              const given = body[name];
              return given === undefined
                ? []
                : [[name, [given, before?.[columnOf(name)]]] as const];
            }),
          ),
        );
        await transaction
          .insert(tutorPersonalInfos)
          .values({ tutorId, ...row })
          .onConflictDoUpdate({ target: tutorPersonalInfos.tutorId, set: row });
        await submitPersonal(transaction, { tutorId, before, after: row }, services.now());
      });
      return answer;
    },
    updateAccountInfo: async ({ body, ...call }) => {
      const { caller, request } = call;
      const userId = caller.user.id;
      const origin = originOf(request);
      const changeEmail = await prepareEmailChange(services, caller.user, body.email, origin);
      const said = 'profile.account_saved';
      const { result, answer } = await saveOwnProfile(
        db,
        call,
        said,
        async (transaction, tutorId) => {
          const saved = await saveAccountInfo(transaction, userId, body);
          // Documents were compared with the name and the gender.
          if (saved.name !== caller.user.name || saved.gender !== caller.user.gender)
            await recheckDocuments(
              transaction,
              tutorId,
              ['certificate', 'personal'],
              services.now(),
            );
          await changeEmail(transaction);
          return saved;
        },
      );
      await writeAudit(services, origin, {
        action: 'account_info_changed',
        outcome: 'ok',
        userId,
        changes: changedFields(
          { name: caller.user.name, gender: caller.user.gender },
          { name: result.name, gender: result.gender },
        ),
      });
      const { name, gender } = result;
      const data = { name, gender, ...(await readEmailState(services, result)) };
      return { ...answer, data };
    },
  } satisfies Partial<Handlers>;
}
