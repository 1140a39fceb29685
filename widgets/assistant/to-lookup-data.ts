import type { AssistantLookups } from '#core/site/api/assistant.ts';
import type { LookupData } from '#core/site/assistant/lookups/lookup-data.ts';

export const toLookupData = ({
  class_subjects,
  model: _,
  ...lists
}: AssistantLookups): LookupData => ({
  ...lists,
  classSubjects: class_subjects.flatMap(({ class_id, subject_ids }) =>
    subject_ids.map((subjectId) => ({ classId: class_id, subjectId })),
  ),
});
