import { useTranslation } from 'react-i18next';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { SLOTS } from '#core/people/profile/availability.ts';
import { SectionCard } from './section-card.tsx';
import { SectionFacts } from './section-facts.tsx';

/** The days on which there is time, and when. */
export function AvailabilitySection({ profile: { availability } }: { profile: TutorProfile }) {
  const { t } = useTranslation('profile');
  return (
    <SectionCard
      name="availability"
      isUpdated={availability.is_updated}
      edit="tutoring/availability"
    >
      <SectionFacts
        empty={t('availability.empty')}
        facts={availability.data.map((row) => [
          t(`availability.days.${row.day}`),
          SLOTS.filter((slot) => row[slot])
            .map((slot) => t(`availability.slots.${slot}`))
            .join(', '),
        ])}
      />
    </SectionCard>
  );
}
