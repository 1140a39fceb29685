import { z } from 'zod';
import { accountColours } from '#core/people/account/account-words.ts';
import { completionSections } from '#core/people/profile/profile-completion.ts';
import { PROFILE_STEPS } from '#core/people/profile/profile-steps.ts';
import { documentsChecked } from '../fields/documents-checked.ts';
import { taughtHistory } from '../taught-history.ts';
import { named } from './answers.ts';
import { dayAvailability } from './availability.ts';
import { certificateEntry } from './certificate.ts';
import { educationEntry } from './education.ts';
import { experienceEntry } from './experience.ts';
import { emailState, personalInfo } from './personal-info.ts';
import { storedFields } from './plain-fields.ts';
import { socialLinks } from './settings.ts';
import { categoriesAnswer } from './tutoring.ts';

const text = z.string().nullable();
const amount = z.int().nullable();
const updated = { is_updated: z.boolean() };

/**
 * The profile by the sections of the overview screen. Source:
 * docs/requirements/people/tutor-profile.md, "Overview".
 */
export const tutorProfile = z.object({
  id: z.int(),
  tutorid: z.string(),
  name: z.string(),
  ...emailState,
  gender: z.int().nullable(),
  phone_no: z.string(),
  photo: text,
  account_status: z.enum(accountColours).nullable(),
  profile_completed: z.int(),
  created_at: z.string(),
  education: z.object({ ...updated, data: z.array(educationEntry) }),
  tutoring_location: z.object({
    ...updated,
    city: z.object({ id: z.int(), city_name: z.string() }).nullable(),
    location: z.object({ id: z.int(), location_name: z.string() }).nullable(),
    home: z.object({ location_name: text, latitude: z.number(), longitude: z.number() }).nullable(),
    preferred_location: z.array(named),
  }),
  categories: categoriesAnswer.extend(updated),
  salary_and_style: z.object({
    ...updated,
    expected_salary: amount,
    tutoring_style: z.array(named),
    tutoring_place: z.array(named),
    ...storedFields('salary'),
  }),
  online: z.object({
    ...updated,
    expected_salary_online_per_hour: amount,
    ...storedFields('online'),
  }),
  personal: z.object({ ...updated, data: personalInfo.nullable() }),
  experience: z.object({ ...updated, data: z.array(experienceEntry) }),
  availability: z.object({ ...updated, data: z.array(dayAvailability) }),
  credentials: z.object({ ...updated, data: z.array(certificateEntry) }),
  social: socialLinks,
});
export type TutorProfile = z.infer<typeof tutorProfile>;

const part = z.enum([
  'picture',
  'teachingLocation',
  'category',
  'salaryAndStyle',
  'availability',
  'experience',
  'degrees',
  'birthDate',
  'about',
  'presentLocation',
  'permanentAddress',
  'parentInfo',
  'emergencyContact',
  'nationalId',
  'certificates',
]);
export const completionAnswer = z.object({
  profile_completed: z.int(),
  required: z.int(),
  steps: z.array(z.object({ step: z.enum(PROFILE_STEPS), points: z.int(), seconds: z.int() })),
  sections: z.array(
    z.object({
      section: z.enum(completionSections),
      percent: z.int(),
      of: z.int(),
      missing: z.array(
        z.object({
          part,
          points: z.int(),
          link: z.string(),
        }),
      ),
    }),
  ),
});

/** The content of a CV; the screen keeps three experiences and shortens the about text. */
export const openCv = z.object({
  name: z.string(),
  tutorid: z.string(),
  gender: z.int().nullable(),
  photo: text,
  about_yourself: text,
  city: text,
  location: text,
  preferred_location: z.array(z.string()),
  expected_salary: amount,
  tutoring_style: z.array(z.string()),
  tutoring_place: z.array(z.string()),
  categories: z.array(z.string()),
  i_classes: z.array(z.string()),
  subjects: z.array(z.string()),
  documents_checked: documentsChecked.nullable(),
  history: taughtHistory.nullable(),
  education: z.array(educationEntry),
  experience: z.array(experienceEntry),
});
/**
 * The CV for guardians whom the tutor is proposed to: no phone, email, address, parents, religion or
 * day of birth.
 */
export type OpenCv = z.infer<typeof openCv>;

export const tutorCv = openCv.extend({
  phone_no: z.string(),
  email: text,
  religious: text,
  date_of_birth: text,
  present_address: text,
  permanent_address: text,
  father_name: text,
  mother_name: text,
});
export type TutorCv = z.infer<typeof tutorCv>;
