/** A saved student and a saved place stand for the fields they hold: what is stored is what counts. */
import type { z } from 'zod';
import type { createRequestBody } from '#core/market/api/parent.ts';
import type { HireDraft } from '#core/market/hire/hire-draft.ts';
import type { Services } from '#server/ground/services/services.ts';
import { savedPlaces } from './own-locations.ts';
import { savedStudents } from './students.ts';

export type OwnRequest = Omit<z.output<typeof createRequestBody>, 'site' | 'idempotency_key'>;

async function studentFields(services: Services, parentId: number, id: number | undefined) {
  if (id === undefined) return {};
  const row = await savedStudents.named(services, { parentId, id });
  return {
    category_id: row.categoryId,
    class_id: row.classId,
    student_name: row.name,
    institute: row.institute ?? undefined,
    student_age: savedStudents.ageNow(row) ?? undefined,
    student_gender: row.gender,
  };
}

async function placeFields(services: Services, parentId: number, id: number | undefined) {
  if (id === undefined) return {};
  const row = await savedPlaces.named(services, { parentId, id });
  return {
    city_id: row.cityId,
    location_id: row.locationId,
    detail_address: row.detailAddress ?? undefined,
    flat_house: undefined,
    road_no: undefined,
    area: undefined,
    latitude: row.latitude ?? undefined,
    longitude: row.longitude ?? undefined,
  };
}

export async function fillFromSaved(
  services: Services,
  parentId: number,
  { student_id, saved_location_id, ...fields }: OwnRequest,
): Promise<HireDraft> {
  const { category_id, class_id, city_id, location_id, ...filled } = {
    ...fields,
    ...(await studentFields(services, parentId, student_id)),
    ...(await placeFields(services, parentId, saved_location_id)),
  };
  if (
    category_id === undefined ||
    class_id === undefined ||
    city_id === undefined ||
    location_id === undefined
  )
    throw new Error('The schema lets nothing pass that has neither the saved row nor the fields');
  return { ...filled, category_id, class_id, city_id, location_id };
}
