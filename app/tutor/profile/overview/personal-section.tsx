import type { TutorProfile } from '#core/api/schemas/profile/overview.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { knownFacts } from '../../parts/known-facts.ts';
import { CONTACTS, PERMANENT, PRESENT } from '../personal/personal-values.ts';
import { SectionCard } from './section-card.tsx';
import { SectionFacts } from './section-facts.tsx';

export function PersonalSection({ profile: { personal } }: { profile: TutorProfile }) {
  const texts = useTexts('profile');
  const format = useFormat();
  const info = personal.data;
  const address = (fields: typeof PRESENT | typeof PERMANENT) =>
    fields.flatMap((field) => info?.[field] ?? []).join(', ');
  return (
    <SectionCard
      title={texts('sections.personal')}
      isUpdated={personal.is_updated}
      editPath="/tutor/profile/update/personal"
    >
      <SectionFacts
        empty={texts('empty.personal')}
        facts={knownFacts([
          [
            texts('personal.fields.date_of_birth'),
            info?.date_of_birth && format.date(info.date_of_birth),
          ],
          [texts('personal.fields.religion_id'), info?.religious],
          [texts('personal.fields.bc_nid_po'), info?.bc_nid_po],
          [texts('personal.fields.additional_number'), info?.additional_number],
          [texts('personal.present'), address(PRESENT)],
          [texts('personal.permanent'), address(PERMANENT)],
          ...CONTACTS.map(
            (field) => [texts(`personal.fields.${field}`), info?.[field] ?? null] as const,
          ),
          [texts('personal.fields.about_yourself'), info?.about_yourself],
        ])}
      />
    </SectionCard>
  );
}
