import type { Job } from '#core/market/api/job.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';

/** Returns the profile with category, class and subjects of a job, where it has none of its own. */
export function withWishedSubjects(profile: TutorProfile, job: Job): TutorProfile {
  const { categories } = profile;
  const isEmpty = categories.categories.length + categories.i_classes.length === 0;
  if (!isEmpty) return profile;
  return {
    ...profile,
    categories: {
      ...categories,
      categories: [{ id: job.tutoring_category.id, text: job.tutoring_category.category_name }],
      i_classes: [{ id: job.iclass.id, text: job.iclass.class_name }],
      subjects: job.subjects.map(({ id, subject_name }) => ({ id, text: subject_name })),
    },
  };
}
