import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';
import { fieldsIn, type PersonalSection } from '#core/people/profile/profile-fields.ts';
import type { Fact } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/** Personal information in words, for its owner and for staff. */
export function usePersonalFacts(info: PersonalInfo | null): Fact[] {
  const texts = useTexts('profile');
  const format = useFormat();
  const address = (section: 'present' | 'permanent') =>
    fieldsIn([section])
      .flatMap((field) => info?.[field] ?? [])
      .join(', ');
  const factsIn = (section: PersonalSection) =>
    fieldsIn([section]).map((field): Fact => [texts(`personal.fields.${field}`), info?.[field]]);
  return [
    [
      texts('personal.fields.date_of_birth'),
      info?.date_of_birth && format.date(info.date_of_birth),
    ],
    [texts('personal.fields.religion_id'), info?.religious],
    [texts('personal.fields.bc_nid_po'), info?.bc_nid_po],
    [texts('personal.fields.additional_number'), info?.additional_number],
    [texts('personal.present'), address('present')],
    [texts('personal.permanent'), address('permanent')],
    ...factsIn('contacts'),
    ...factsIn('about'),
  ];
}
