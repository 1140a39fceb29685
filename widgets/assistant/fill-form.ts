/** Puts what was said in the talk into the draft of the hire form; the rest of the draft stays. */

import { newKey } from '#core/ground/api/new-key.ts';
import { startAnswers } from '#core/market/hire/hire-answers.ts';
import { toFormAnswers } from '#core/site/assistant/dialogue/form-answers.ts';
import type { SpokenRequest } from '#core/site/assistant/dialogue/spoken-request.ts';
import type { DraftStore } from '#ui/environment.tsx';
import { draftNameOf, readDraft, writeDraft } from '../request/saved-draft.ts';

export function fillForm(drafts: DraftStore, draftName: string, said: SpokenRequest): void {
  const name = draftNameOf(draftName, {});
  const { answers, key } = readDraft(drafts, name) ?? { answers: startAnswers({}), key: newKey() };
  const fresh = toFormAnswers(said);
  const isOtherClass = fresh.class_id !== undefined && fresh.class_id !== answers.class_id;
  const isOtherCity = fresh.city_id !== undefined && fresh.city_id !== answers.city_id;
  writeDraft(drafts, name, {
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
