import { usePersonalFacts } from '#app/people/documents/use-personal-facts.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionFacts } from './section-facts.tsx';

export function PersonalSection({ profile: { personal } }: { profile: TutorProfile }) {
  const texts = useTexts('profile');
  const facts = usePersonalFacts(personal.data);
  return (
    <SectionCard name="personal" isUpdated={personal.is_updated} edit="personal">
      <SectionFacts empty={texts('empty.personal')} facts={facts} />
    </SectionCard>
  );
}
