import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** A tutor as a guardian sees him or her before the appointment: no phone and no e-mail. */
export const proposedDescriptions: Descriptions = {
  'tutors.name': 'Full name of the tutor.',
  'tutors.class_name': 'Class the tutor has taught last through us; null before the first.',
  'tutors.medium': 'Category (medium) the tutor has taught last through us; null before the first.',
  university: 'University of the tutor, the current one or the highest; null where none is given.',
  'tutors.city_name': 'City of the tutor; null if not given.',
  'tutors.area': 'Area of the tutor; null if not given.',
  rating: 'Average of the reviews, 0 to 5; null before the first.',
  about: 'What the tutor says of themselves, as in the tutor hub; null where it says nothing.',
  has_profile: 'True where the guardian can open the profile of the tutor.',
  expected_salary: 'Taka a month the tutor expects; null if not given.',
  applied_at: 'Moment of the application, ISO 8601 in UTC.',
};
