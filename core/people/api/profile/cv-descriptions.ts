import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** The CV that a guardian reads: no phone, e-mail, address, parents, religion or day of birth. */
export const cvDescriptions: Descriptions = {
  'cv.name': 'Full name of the tutor.',
  'cv.photo': 'The photo as a data address; null without one.',
  about_yourself: 'What the tutor says of themselves; null if not given.',
  'cv.city': 'City of the tutor; null if not given.',
  'cv.location': 'Area of the tutor; null if not given.',
  'cv.preferred_location': 'Names of the areas the tutor wants to teach in.',
  'cv.tutoring_style': 'Names of the ways the tutor teaches.',
  'cv.tutoring_place': 'Names of the places the tutor teaches at.',
  'cv.categories': 'Names of the categories the tutor teaches.',
  'cv.i_classes': 'Names of the classes the tutor teaches.',
  'cv.subjects': 'Names of the subjects the tutor teaches.',
  'cv.education': 'Degrees, the highest level first.',
  'cv.experience': 'Experiences, the newest first.',
  'cv.tutorid': 'Number of the tutor that people read, such as `T1002`.',
  'cv.gender': '1 male, 2 female; null if not given.',
  'cv.expected_salary': 'Taka a month the tutor expects; null if not given.',
  'cv.history':
    'What the tutor has taught through us; null where the tutor does not want it shown or there is nothing.',
};
