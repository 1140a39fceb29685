import type { FormFields } from '#app/ground/form/form-fields.ts';
import { CONTACTS, PERMANENT, PRESENT } from '#app/people/documents/personal-fields.ts';
import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';

const OTHERS = ['additional_number', 'date_of_birth', 'bc_nid_po', 'about_yourself'] as const;

const TEXTS = [...OTHERS, ...CONTACTS, ...PRESENT, ...PERMANENT] as const;
export type PersonalText = (typeof TEXTS)[number];
export type PersonalValues = Record<PersonalText, string> & { religion_id?: number | undefined };

export function toPersonalValues(info: PersonalInfo | null): PersonalValues {
  const of = (field: PersonalText) => info?.[field] ?? '';
  return {
    religion_id: info?.religion_id ?? undefined,
    additional_number: of('additional_number'),
    date_of_birth: of('date_of_birth'),
    bc_nid_po: of('bc_nid_po'),
    about_yourself: of('about_yourself'),
    father_name: of('father_name'),
    father_number: of('father_number'),
    mother_name: of('mother_name'),
    mother_number: of('mother_number'),
    emergency_contact_name: of('emergency_contact_name'),
    emergency_contact_number: of('emergency_contact_number'),
    present_house_building: of('present_house_building'),
    present_road_area: of('present_road_area'),
    present_police_station: of('present_police_station'),
    present_district: of('present_district'),
    permanent_house_building: of('permanent_house_building'),
    permanent_road_area: of('permanent_road_area'),
    permanent_police_station: of('permanent_police_station'),
    permanent_district: of('permanent_district'),
  };
}

export type PersonalFields = FormFields<PersonalValues>;
