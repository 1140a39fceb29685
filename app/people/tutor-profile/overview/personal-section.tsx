import { useTranslation } from 'react-i18next';
import { usePersonalFacts } from '#app/people/documents/use-personal-facts.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { SectionCard } from './section-card.tsx';
import { SectionFacts } from './section-facts.tsx';

export function PersonalSection({ profile: { personal } }: { profile: TutorProfile }) {
  const { t } = useTranslation('profile');
  const facts = usePersonalFacts(personal.data);
  return (
    <SectionCard name="personal" isUpdated={personal.is_updated} edit="personal">
      <SectionFacts empty={t('empty.personal')} facts={facts} />
    </SectionCard>
  );
}
