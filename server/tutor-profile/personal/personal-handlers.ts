import { and, eq, ne } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import { users } from '#server/db/schema/people.ts';
import { tutorPersonalInfos } from '#server/db/schema/tutor-personal-infos.ts';
import { ApiError } from '#server/http/api-error.ts';
import { originOf } from '#server/http/origin-of.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import { checkIds } from '#server/lookups/check-ids.ts';
import { saveProfile } from '#server/profile/save-profile.ts';
import { savedAnswer } from '#server/profile/saved-answer.ts';
import type { Services } from '#server/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { presentPersonalInfo, readPersonalRow, toPersonalRow } from './personal-info-row.ts';

const emailTaken = (cause?: unknown) =>
  new ApiError('account_exists', { fields: { email: { key: 'email_taken' } }, cause });

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
      const name = body.name.normalize('NFC').replace(/ +/g, ' ');
      const { result, completed } = await saveProfile(db, caller.tutor.id, async (transaction) => {
        const [other] = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.email, body.email), ne(users.id, userId)));
        if (other !== undefined) throw emailTaken();
        const [user] = await transaction
          .update(users)
          .set({ name, email: body.email, gender: body.gender })
          .where(eq(users.id, userId))
          .returning({ name: users.name, email: users.email, gender: users.gender });
        if (user === undefined) throw new ApiError('unavailable');
        return user;
      }).catch((error: unknown) => {
        // Somebody took the address at this very moment.
        throw isUniqueViolation(error) ? emailTaken(error) : error;
      });
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

const UNIQUE_VIOLATION = '23505';

/** Drizzle wraps what the driver throws. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
