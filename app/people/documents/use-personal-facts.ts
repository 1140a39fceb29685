import { useTranslation } from 'react-i18next';
import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';
import { fieldsIn, type PersonalSection } from '#core/people/profile/profile-fields.ts';
import type { Fact } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Personal information in words, for its owner and for staff. */
export function usePersonalFacts(info: PersonalInfo | null): Fact[] {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const address = (section: 'present' | 'permanent') =>
    fieldsIn([section])
      .flatMap((field) => info?.[field] ?? [])
      .join(', ');
  const factsIn = (section: PersonalSection) =>
    fieldsIn([section]).map((field): Fact => [t(`personal.fields.${field}`), info?.[field]]);
  return [
    [t('personal.fields.date_of_birth'), info?.date_of_birth && format.date(info.date_of_birth)],
    [t('personal.fields.religion_id'), info?.religious],
    [t('personal.fields.bc_nid_po'), info?.bc_nid_po],
    [t('personal.fields.additional_number'), info?.additional_number],
    [t('personal.present'), address('present')],
    [t('personal.permanent'), address('permanent')],
    ...factsIn('parents'),
    ...factsIn('emergency'),
    ...factsIn('about'),
  ];
}
