import { and, eq } from 'drizzle-orm';
import type { EducationBody } from '#core/api/schemas/profile/education.ts';
import { tutorEducations } from '#server/db/schema/tutor-educations.ts';
import { dropCheck } from '#server/documents/submit-check.ts';
import { createInstitute, type InstituteKind } from '#server/lookups/create-institute.ts';
import { saveProfile } from '#server/profile/save-profile.ts';
import { entryNotFound, savedAnswer } from '#server/profile/saved-answer.ts';
import type { Call, Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { checkEducationIds } from './check-education-ids.ts';
import { newestFirst, presentEducation } from './present-education.ts';
import { readEducations, saveEducation } from './save-education.ts';

type Saving = Pick<Call<'createEducation'>, 'caller' | 'request'>;
type Creating = Pick<Call<'createSchool'>, 'caller' | 'body'>;

export function createEducationHandlers(services: Services) {
  const { db, lookupCache } = services;

  const save = async ({ caller, request }: Saving, entry: EducationBody, id: number | null) => {
    const lang = requestLang(request);
    await checkEducationIds(lookupCache, entry);
    const { result, completed } = await saveProfile(db, caller.tutor.id, (transaction) =>
      saveEducation(transaction, caller.tutor.id, entry, id, services.now()),
    );
    const message = serverText(
      id === null ? 'profile.education_added' : 'profile.education_updated',
      lang,
    );
    return {
      ...savedAnswer(message, completed),
      data: presentEducation(result, lookupCache.current, lang),
    };
  };
  const create = async (kind: InstituteKind, { caller, body }: Creating) => ({
    type: 'success' as const,
    status: 'success' as const,
    data: await createInstitute(services, kind, body.text, caller.user.id),
  });

  return {
    createEducation: (call) => save(call, call.body, null),
    updateEducation: (call) => save(call, call.body, call.params.id),
    listEducation: async ({ caller, request }) => {
      const rows = await readEducations(db, caller.tutor.id);
      const lang = requestLang(request);
      return {
        data: rows.sort(newestFirst).map((row) => presentEducation(row, lookupCache.current, lang)),
        used_levels: rows.map(({ educationLevelId }) => educationLevelId),
        has_current_institute: rows.some(({ currentInstitute }) => currentInstitute),
      };
    },
    deleteEducation: async ({ caller, params, request }) => {
      const tutorId = caller.tutor.id;
      const { completed } = await saveProfile(db, tutorId, async (transaction) => {
        const gone = await transaction
          .delete(tutorEducations)
          .where(and(eq(tutorEducations.id, params.id), eq(tutorEducations.tutorId, tutorId)))
          .returning({ id: tutorEducations.id });
        if (gone.length === 0) throw entryNotFound();
        await dropCheck(transaction, { kind: 'education', itemId: params.id });
      });
      return savedAnswer(serverText('profile.education_deleted', requestLang(request)), completed);
    },
    createUniversity: (call) => create('universities', call),
    createDepartment: (call) => create('departments', call),
    createSchool: (call) => create('schools', call),
  } satisfies Partial<Handlers>;
}
