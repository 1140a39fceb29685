/** What was said in the talk, put into the draft of the hire form; the rest of it stays. */
import { toFormAnswers } from '#core/assistant/dialogue/form-answers.ts';
import type { SpokenRequest } from '#core/assistant/dialogue/spoken-request.ts';
import { startAnswers } from '#core/hire/hire-answers.ts';
import type { DraftStore } from '#ui/environment.tsx';
import { keptName, readKept, writeKept } from '../job-parts/kept-answers.ts';
import { newKey } from '../job-parts/new-key.ts';

export function fillForm(drafts: DraftStore, draftName: string, said: SpokenRequest): void {
  const name = keptName(draftName, {});
  const { answers, key } = readKept(drafts, name) ?? { answers: startAnswers({}), key: newKey() };
  const fresh = toFormAnswers(said);
  const isOtherClass = fresh.class_id !== undefined && fresh.class_id !== answers.class_id;
  const isOtherCity = fresh.city_id !== undefined && fresh.city_id !== answers.city_id;
  writeKept(drafts, name, {
    answers: {
      ...answers,
      // Subjects belong to a class, an area to a city.
      ...(isOtherClass ? { subject_ids: [], student_id: undefined } : {}),
      ...(isOtherCity ? { location_id: undefined, saved_location_id: undefined } : {}),
      ...fresh,
    },
    key,
  });
}
