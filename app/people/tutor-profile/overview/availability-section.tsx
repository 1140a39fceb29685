import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { SLOTS } from '#core/people/profile/availability.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionFacts } from './section-facts.tsx';

/** The days on which there is time, and when. */
export function AvailabilitySection({ profile: { availability } }: { profile: TutorProfile }) {
  const texts = useTexts('profile');
  return (
    <SectionCard
      name="availability"
      isUpdated={availability.is_updated}
      edit="tutoring/availability"
    >
      <SectionFacts
        empty={texts('availability.empty')}
        facts={availability.data.map((row) => [
          texts(`availability.days.${row.day}`),
          SLOTS.filter((slot) => row[slot])
            .map((slot) => texts(`availability.slots.${slot}`))
            .join(', '),
        ])}
      />
    </SectionCard>
  );
}
