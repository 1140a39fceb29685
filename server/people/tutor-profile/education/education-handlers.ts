import type { EducationBody } from '#core/people/api/profile/education.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { createInstitute, type InstituteKind } from '#server/ground/lookups/create-institute.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { dropCheck } from '#server/people/documents/submit-check.ts';
import { saveOwnProfile } from '#server/people/profile/save-own-profile.ts';
import { deleteEntry } from '../own-entry.ts';
import { checkEducationIds } from './check-education-ids.ts';
import { newestFirst, presentEducation } from './present-education.ts';
import { readEducations, saveEducation } from './save-education.ts';

type Saving = Pick<Call<'createEducation'>, 'caller' | 'request'>;
type Creating = Pick<Call<'createSchool'>, 'caller' | 'body'>;

export function createEducationHandlers(services: Services) {
  const { db, lookupCache } = services;

  const save = async (call: Saving, entry: EducationBody, id: number | null) => {
    await checkEducationIds(lookupCache, entry);
    const said = id === null ? 'profile.education_added' : 'profile.education_updated';
    const { result, answer } = await saveOwnProfile(db, call, said, (transaction, tutorId) =>
      saveEducation(transaction, tutorId, entry, id, services.now()),
    );
    const data = presentEducation(result, lookupCache.current, requestLang(call.request));
    return { ...answer, data };
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
    deleteEducation: async ({ params, ...call }) => {
      const said = 'profile.education_deleted';
      const { answer } = await saveOwnProfile(db, call, said, async (transaction, tutorId) => {
        await deleteEntry(transaction, tutorEducations, tutorId, params.id);
        await dropCheck(transaction, { kind: 'education', itemId: params.id });
      });
      return answer;
    },
    createUniversity: (call) => create('universities', call),
    createDepartment: (call) => create('departments', call),
    createSchool: (call) => create('schools', call),
  } satisfies Partial<Handlers>;
}
