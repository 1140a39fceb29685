import { profileCompletion } from '#core/profile/profile-completion.ts';
import type { Tutor, User } from '#server/session/find-caller.ts';

/**
 * Percent from what is stored of a tutor. So far that is the picture and where the tutor lives; the
 * other parts count as missing until the profile screens bring their tables.
 */
export function completionOf(
  { photo }: Pick<User, 'photo'>,
  tutor: Pick<Tutor, 'cityId' | 'locationId'> | null,
): number {
  return profileCompletion({
    picture: photo !== null,
    presentLocation: tutor !== null && tutor.cityId !== null && tutor.locationId !== null,
    teachingLocation: false,
    category: false,
    salaryAndStyle: false,
    availability: false,
    experience: false,
    degrees: 0,
    birthDate: false,
    about: false,
    permanentAddress: false,
    parentInfo: false,
    emergencyContact: false,
    nationalId: false,
    certificates: false,
  });
}
