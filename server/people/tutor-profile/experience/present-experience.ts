import type { Lang } from '#core/ground/i18n/lang.ts';
import type { ExperienceEntry } from '#core/people/api/profile/experience.ts';
import type { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';

export const presentExperience = (
  row: typeof tutorExperiences.$inferSelect,
  lookups: Lookups,
  lang: Lang,
): ExperienceEntry => ({
  id: row.id,
  tutoring_category_id: row.categoryId,
  tutoring_category: { category_name: nameIn(lookups.categories, row.categoryId, lang) },
  i_class_id: row.classId,
  i_classes: { class_name: nameIn(lookups.classes, row.classId, lang) },
  teaching_location: row.teachingLocation,
  duration_from: row.durationFrom,
  duration_to: row.durationTo,
  about: row.about,
});
