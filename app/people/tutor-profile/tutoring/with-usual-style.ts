import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';

/** One student at a time (server/ground/reference/tutoring-styles.json). */
const ONE_TO_ONE = 1;

/** Returns the profile with what most tutors choose, one student at home, where nothing is chosen. */
export function withUsualStyle(profile: TutorProfile): TutorProfile {
  const { salary_and_style: now } = profile;
  if (now.tutoring_style.length + now.tutoring_place.length > 0) return profile;
  return {
    ...profile,
    salary_and_style: {
      ...now,
      tutoring_style: [{ id: ONE_TO_ONE, text: '' }],
      tutoring_place: [{ id: TUTORING_PLACE.home, text: '' }],
    },
  };
}
