import type { FormFields } from '#app/ground/form/form-fields.ts';
import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';
import { fieldsIn, PERSONAL_SECTIONS } from '#core/people/profile/profile-fields.ts';
import { typedValues } from '../forms/typed-values.ts';

const TEXTS = [
  'additional_number',
  'date_of_birth',
  'bc_nid_po',
  ...fieldsIn(PERSONAL_SECTIONS),
] as const;
export type PersonalText = (typeof TEXTS)[number];
export type PersonalValues = Record<PersonalText, string> & { religion_id?: number | undefined };

export const toPersonalValues = (info: PersonalInfo | null): PersonalValues => ({
  religion_id: info?.religion_id ?? undefined,
  ...typedValues(TEXTS, info),
});

export type PersonalFields = FormFields<PersonalValues>;
