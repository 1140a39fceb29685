import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** The facts staff choose a tutor by. */
export const tutorFactsDescriptions: Descriptions = {
  university: 'University of the tutor; null where the profile names none.',
  rating: 'Average of the reviews, 0 to 5; null before the first.',
  review_count: 'How many reviews the tutor has.',
  completed_tuitions: 'Tuitions of the tutor through us that were confirmed and are over.',
  expected_salary: 'Taka a month the tutor expects; null if not given.',
  experience_months: 'Months of experience, of all periods the tutor has entered.',
  distance_km:
    'Kilometres from the home of the tutor, else the own area, to the student, to half a kilometre; null online or where one is not known.',
  free_days: 'Days of the week on which the tutor has time.',
};
