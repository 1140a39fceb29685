import type { ProfileParts } from '#core/people/profile/profile-completion.ts';

/** The screen where each part is filled in. */
export const partLinks: Record<keyof ProfileParts, string> = {
  picture: '/tutor/profile/overview',
  teachingLocation: '/tutor/profile/update/tutoring/tutoring',
  category: '/tutor/profile/update/tutoring/category',
  salaryAndStyle: '/tutor/profile/update/tutoring/salary',
  availability: '/tutor/profile/update/tutoring/availability',
  experience: '/tutor/profile/update/tutoring/experience',
  degrees: '/tutor/profile/update/education',
  birthDate: '/tutor/profile/update/personal/self',
  about: '/tutor/profile/update/personal/about',
  presentLocation: '/tutor/profile/update/personal/addresses',
  permanentAddress: '/tutor/profile/update/personal/addresses',
  parentInfo: '/tutor/profile/update/personal/family',
  emergencyContact: '/tutor/profile/update/personal/family',
  nationalId: '/tutor/profile/update/certificate',
  certificates: '/tutor/profile/update/certificate',
};
