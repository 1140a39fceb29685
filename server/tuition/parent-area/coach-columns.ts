/**
 * The way from the form, the saved student and the saved place to the columns of a coach request.
 */
import type { z } from 'zod';
import { checkPlace, checkReligion, type FieldProblems } from '#core/market/hire/check-choices.ts';
import type { coachRequestBody } from '#core/tuition/api/coach-requests.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { Services } from '#server/ground/services/services.ts';
import { savedPlaces } from './own-locations.ts';
import { savedStudents } from './students.ts';

/** Making and changing a request name the same. */
type Form = Omit<z.output<typeof coachRequestBody>, 'idempotency_key'>;

async function studentName(
  services: Pick<Services, 'db'>,
  parentId: number,
  form: Form,
): Promise<string> {
  if (form.student_id === undefined) return form.student_name ?? '';
  return (await savedStudents.named(services, { parentId, id: form.student_id })).name;
}

async function place(services: Pick<Services, 'db'>, parentId: number, form: Form) {
  if (form.saved_location_id === undefined)
    return {
      cityId: form.city_id ?? 0,
      locationId: form.location_id ?? 0,
      detailAddress: form.detail_address ?? '',
      latitude: form.latitude ?? null,
      longitude: form.longitude ?? null,
    };
  const saved = await savedPlaces.named(services, { parentId, id: form.saved_location_id });
  const { cityId, locationId, detailAddress, latitude, longitude } = saved;
  // A coach comes to the door.
  if (detailAddress === null)
    throw new ApiError('invalid_input', {
      fields: { saved_location_id: { key: 'place_without_address' } },
    });
  return { cityId, locationId, detailAddress, latitude, longitude };
}

export async function coachColumns(services: Pick<Services, 'db'>, parentId: number, form: Form) {
  return {
    studentId: form.student_id ?? null,
    studentName: await studentName(services, parentId, form),
    studentAge: form.student_age,
    studentType: form.student_type,
    coachGender: form.coach_gender,
    coachReligionId: form.coach_religion_id ?? null,
    coachNetTime: form.coach_net_time,
    shift: form.shift,
    coachingTime: form.coaching_time,
    extraWork: form.extra_work,
    levelOfExpertise: form.level_of_expertise,
    communicationLevel: form.communication_level,
    tutoringLevel: form.tutoring_level,
    caringLevel: form.caring_level,
    otherRequirements: form.other_requirements ?? null,
    parentLocationId: form.saved_location_id ?? null,
    ...(await place(services, parentId, form)),
  };
}

/**
 * Checks what the form cannot know: whether the area is of the city and the religion is one of the
 * list.
 */
export const checkCoachChoices = (
  { cityId, locationId, coachReligionId }: Awaited<ReturnType<typeof coachColumns>>,
  lookups: Lookups,
): FieldProblems => ({
  ...checkPlace({ city_id: cityId, location_id: locationId }, lookups),
  ...(coachReligionId === null ? {} : checkReligion(coachReligionId, lookups)),
});
