/** From the form, the saved student and the saved place to the columns of a coach request. */
import type { z } from 'zod';
import type { coachRequestBody } from '#core/api/schemas/coach-requests.ts';
import type { Services } from '#server/services/services.ts';
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
  return { cityId, locationId, detailAddress, latitude, longitude };
}

export async function coachColumns(services: Pick<Services, 'db'>, parentId: number, form: Form) {
  return {
    studentId: form.student_id ?? null,
    studentName: await studentName(services, parentId, form),
    studentAge: form.student_age,
    studentType: form.student_type,
    coachGender: form.coach_gender,
    coachNetTime: form.coach_net_time,
    shift: form.shift,
    coachingTime: form.coaching_time,
    extraWork: form.extra_work,
    levelOfExpertise: form.level_of_expertise,
    communicationLevel: form.communication_level,
    tutoringLevel: form.tutoring_level,
    caringLevel: form.caring_level,
    parentLocationId: form.saved_location_id ?? null,
    ...(await place(services, parentId, form)),
  };
}
