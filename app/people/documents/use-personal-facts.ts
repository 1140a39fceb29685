import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';
import type { Fact } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { CONTACTS, PERMANENT, PRESENT } from './personal-fields.ts';

/** Personal information in words, for its owner and for staff. */
export function usePersonalFacts(info: PersonalInfo | null): Fact[] {
  const texts = useTexts('profile');
  const format = useFormat();
  const address = (fields: typeof PRESENT | typeof PERMANENT) =>
    fields.flatMap((field) => info?.[field] ?? []).join(', ');
  return [
    [
      texts('personal.fields.date_of_birth'),
      info?.date_of_birth && format.date(info.date_of_birth),
    ],
    [texts('personal.fields.religion_id'), info?.religious],
    [texts('personal.fields.bc_nid_po'), info?.bc_nid_po],
    [texts('personal.fields.additional_number'), info?.additional_number],
    [texts('personal.present'), address(PRESENT)],
    [texts('personal.permanent'), address(PERMANENT)],
    ...CONTACTS.map((field) => [texts(`personal.fields.${field}`), info?.[field] ?? null] as const),
    [texts('personal.fields.about_yourself'), info?.about_yourself],
  ];
}
