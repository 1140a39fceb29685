import { eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { fromAvailabilityBits } from '#core/people/profile/availability.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { newPhotoPath, readPhotoCheck } from '#server/people/documents/new-photo.ts';
import { presentCheck } from '#server/people/documents/present-check.ts';
import { readEmailState } from '#server/people/email/email-state.ts';
import { presentCategories, presentNamed, readOffer } from '#server/people/listing/read-offer.ts';
import { presentFields } from '#server/people/profile-fields/present-fields.ts';
import { presentCertificate, readCertificates } from '../certificates/present-certificate.ts';
import { newestFirst, presentEducation } from '../education/present-education.ts';
import { readEducations } from '../education/save-education.ts';
import { presentExperience } from '../experience/present-experience.ts';
import { readExperiences } from '../experience/save-experience.ts';
import { presentPersonalInfo, readPersonalRow } from '../personal/personal-info-row.ts';

export async function presentProfile(
  services: Services,
  { user, tutor }: TutorCaller,
  lang: Lang,
): Promise<TutorProfile> {
  const { db, lookupCache } = services;
  const lookups = lookupCache.current;
  const offer = await readOffer(db, tutor.id);
  const [position] = await db
    .select()
    .from(tutorPositions)
    .where(eq(tutorPositions.tutorId, tutor.id));
  const education = (await readEducations(db, tutor.id)).sort(newestFirst);
  const experience = await readExperiences(db, tutor.id);
  const certificates = await readCertificates(db, tutor.id);
  const personal = await readPersonalRow(db, tutor.id);
  const photoCheck = await readPhotoCheck(db, tutor.id);
  const { cityId, locationId } = tutor;
  const { homeLatitude: latitude = null, homeLongitude: longitude = null } = position ?? {};
  const hasStyle = offer.styleIds.length > 0 && offer.placeIds.length > 0;
  return {
    id: tutor.id,
    tutorid: tutor.tutorid,
    name: user.name,
    ...(await readEmailState(services, user)),
    gender: user.gender,
    phone_no: readPhoneNumber(user.phoneNo) ?? user.phoneNo,
    photo: user.photo,
    new_photo: newPhotoPath(tutor.newPhoto, photoCheck),
    photo_check: photoCheck ? presentCheck(photoCheck) : null,
    account_status: user.accountStatus,
    profile_completed: tutor.profileCompleted,
    created_at: user.createdAt.toISOString(),
    education: {
      is_updated: education.length > 0,
      data: education.map((row) => presentEducation(row, lookups, lang)),
    },
    tutoring_location: {
      is_updated: cityId !== null && offer.preferredLocationIds.length > 0,
      city:
        cityId === null ? null : { id: cityId, city_name: nameIn(lookups.cities, cityId, lang) },
      location:
        locationId === null
          ? null
          : { id: locationId, location_name: nameIn(lookups.locations, locationId, lang) },
      home:
        latitude === null || longitude === null
          ? null
          : { location_name: position?.homeName ?? null, latitude, longitude },
      preferred_location: presentNamed(lookups.locations, offer.preferredLocationIds, lang),
    },
    categories: {
      is_updated: offer.categoryIds.length > 0,
      ...presentCategories(offer, lookups, lang),
    },
    salary_and_style: {
      is_updated: tutor.expectedSalary !== null && hasStyle,
      expected_salary: tutor.expectedSalary,
      tutoring_style: presentNamed(lookups.tutoringStyles, offer.styleIds, lang),
      tutoring_place: presentNamed(lookups.tutoringPlaces, offer.placeIds, lang),
      ...presentFields(['salary'], offer),
    },
    online: {
      is_updated: offer.onlineSalary !== null,
      expected_salary_online_per_hour: offer.onlineSalary,
      ...presentFields(['online'], offer),
    },
    personal: {
      is_updated: personal !== null,
      data: personal && presentPersonalInfo(personal, lookups, lang),
    },
    experience: {
      is_updated: experience.length > 0,
      data: experience.map((row) => presentExperience(row, lookups, lang)),
    },
    availability: {
      is_updated: offer.availability !== 0,
      data: fromAvailabilityBits(offer.availability),
    },
    credentials: {
      is_updated: certificates.length > 0,
      data: certificates.map((row) => presentCertificate(row, lookups, lang)),
    },
    social: presentSocial(offer),
  };
}

const presentSocial = ({
  facebook,
  instagram,
  x,
  linkedin,
}: Awaited<ReturnType<typeof readOffer>>) => ({
  facebook,
  instagram,
  x,
  linkedin,
});
