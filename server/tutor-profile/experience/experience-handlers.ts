import { and, eq } from 'drizzle-orm';
import type { ExperienceBody } from '#core/api/schemas/profile/experience.ts';
import { tutorExperiences } from '#server/db/schema/tutor-experiences.ts';
import { saveProfile } from '#server/profile/save-profile.ts';
import { entryNotFound, savedAnswer } from '#server/profile/saved-answer.ts';
import type { Call, Handlers } from '#server/request/call.ts';
import { requestLang } from '#server/request/request-lang.ts';
import type { Services } from '#server/services/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { presentExperience } from './present-experience.ts';
import { checkExperience, readExperiences, saveExperience } from './save-experience.ts';

type Saving = Pick<Call<'createExperience'>, 'caller' | 'request'>;

export function createExperienceHandlers(services: Services) {
  const { db, lookupCache } = services;

  const save = async ({ caller, request }: Saving, entry: ExperienceBody, id: number | null) => {
    const lang = requestLang(request);
    const now = services.now();
    checkExperience(lookupCache.current, entry, now);
    const { result, completed } = await saveProfile(db, caller.tutor.id, (transaction) =>
      saveExperience(transaction, caller.tutor.id, entry, id, now),
    );
    const message = serverText(
      id === null ? 'profile.experience_added' : 'profile.experience_updated',
      lang,
    );
    return {
      ...savedAnswer(message, completed),
      data: presentExperience(result, lookupCache.current, lang),
    };
  };

  return {
    listExperience: async ({ caller, request }) => {
      const rows = await readExperiences(db, caller.tutor.id);
      const lang = requestLang(request);
      return { data: rows.map((row) => presentExperience(row, lookupCache.current, lang)) };
    },
    createExperience: (call) => save(call, call.body, null),
    updateExperience: (call) => save(call, call.body, call.params.id),
    deleteExperience: async ({ caller, params, request }) => {
      const tutorId = caller.tutor.id;
      const { completed } = await saveProfile(db, tutorId, async (transaction) => {
        const gone = await transaction
          .delete(tutorExperiences)
          .where(and(eq(tutorExperiences.id, params.id), eq(tutorExperiences.tutorId, tutorId)))
          .returning({ id: tutorExperiences.id });
        if (gone.length === 0) throw entryNotFound();
      });
      return savedAnswer(serverText('profile.experience_deleted', requestLang(request)), completed);
    },
  } satisfies Partial<Handlers>;
}
