import type { ExperienceBody } from '#core/people/api/profile/experience.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { saveOwnProfile } from '#server/people/profile/save-own-profile.ts';
import { deleteEntry } from '../own-entry.ts';
import { presentExperience } from './present-experience.ts';
import { checkExperience, readExperiences, saveExperience } from './save-experience.ts';

type Saving = Pick<Call<'createExperience'>, 'caller' | 'request'>;

export function createExperienceHandlers(services: Services) {
  const { db, lookupCache } = services;

  const save = async (call: Saving, entry: ExperienceBody, id: number | null) => {
    const now = services.now();
    checkExperience(lookupCache.current, entry, now);
    const said = id === null ? 'profile.experience_added' : 'profile.experience_updated';
    const { result, answer } = await saveOwnProfile(db, call, said, (transaction, tutorId) =>
      saveExperience(transaction, tutorId, entry, id, now),
    );
    const data = presentExperience(result, lookupCache.current, requestLang(call.request));
    return { ...answer, data };
  };

  return {
    listExperience: async ({ caller, request }) => {
      const rows = await readExperiences(db, caller.tutor.id);
      const lang = requestLang(request);
      return { data: rows.map((row) => presentExperience(row, lookupCache.current, lang)) };
    },
    createExperience: (call) => save(call, call.body, null),
    updateExperience: (call) => save(call, call.body, call.params.id),
    deleteExperience: async ({ params, ...call }) => {
      const said = 'profile.experience_deleted';
      const { answer } = await saveOwnProfile(db, call, said, (transaction, tutorId) =>
        deleteEntry(transaction, tutorExperiences, tutorId, params.id),
      );
      return answer;
    },
  } satisfies Partial<Handlers>;
}
