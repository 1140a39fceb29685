/** Between the field names of the API and the columns of the table. */
import { eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import type { PersonalInfo, PersonalInfoBody } from '#core/people/api/profile/personal-info.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';

type PersonalRow = typeof tutorPersonalInfos.$inferSelect;

export const toPersonalRow = (form: PersonalInfoBody) => ({
  additionalNumber:
    form.additional_number === undefined ? null : toStoredPhone(form.additional_number),
  dateOfBirth: form.date_of_birth,
  documentNumber: form.bc_nid_po,
  religionId: form.religion_id,
  aboutYourself: form.about_yourself,
  fatherName: form.father_name,
  fatherNumber: toStoredPhone(form.father_number),
  motherName: form.mother_name,
  motherNumber: toStoredPhone(form.mother_number),
  emergencyContactName: form.emergency_contact_name,
  emergencyContactNumber: toStoredPhone(form.emergency_contact_number),
  presentHouseBuilding: form.present_house_building,
  presentRoadArea: form.present_road_area,
  presentPoliceStation: form.present_police_station,
  presentDistrict: form.present_district,
  permanentHouseBuilding: form.permanent_house_building,
  permanentRoadArea: form.permanent_road_area,
  permanentPoliceStation: form.permanent_police_station,
  permanentDistrict: form.permanent_district,
});

const phoneOf = (stored: string | null) =>
  stored === null ? null : (readPhoneNumber(stored) ?? stored);

export const presentPersonalInfo = (
  row: PersonalRow,
  { religions }: Lookups,
  lang: Lang,
): PersonalInfo => ({
  additional_number: phoneOf(row.additionalNumber),
  date_of_birth: row.dateOfBirth,
  bc_nid_po: row.documentNumber,
  religion_id: row.religionId,
  religious: row.religionId === null ? null : nameIn(religions, row.religionId, lang),
  about_yourself: row.aboutYourself,
  father_name: row.fatherName,
  father_number: phoneOf(row.fatherNumber),
  mother_name: row.motherName,
  mother_number: phoneOf(row.motherNumber),
  emergency_contact_name: row.emergencyContactName,
  emergency_contact_number: phoneOf(row.emergencyContactNumber),
  present_house_building: row.presentHouseBuilding,
  present_road_area: row.presentRoadArea,
  present_police_station: row.presentPoliceStation,
  present_district: row.presentDistrict,
  permanent_house_building: row.permanentHouseBuilding,
  permanent_road_area: row.permanentRoadArea,
  permanent_police_station: row.permanentPoliceStation,
  permanent_district: row.permanentDistrict,
});

export async function readPersonalRow(db: Db, tutorId: number): Promise<PersonalRow | null> {
  const [row] = await db
    .select()
    .from(tutorPersonalInfos)
    .where(eq(tutorPersonalInfos.tutorId, tutorId));
  return row ?? null;
}
