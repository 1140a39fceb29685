import type { ProfileParts } from '#core/people/profile/profile-completion.ts';

/** A profile in which nothing is filled in. */
export const nothing: ProfileParts = {
  picture: false,
  teachingLocation: false,
  category: false,
  salaryAndStyle: false,
  availability: false,
  experience: false,
  degrees: 0,
  birthDate: false,
  about: false,
  presentLocation: false,
  permanentAddress: false,
  parentInfo: false,
  emergencyContact: false,
  nationalId: false,
  certificates: false,
};
