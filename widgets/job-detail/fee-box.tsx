import type { Job } from '#core/market/api/job.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { FeeLines, FeeNever } from './fee-lines.tsx';

/** Shows what this tuition would cost the tutor. */
export function FeeBox({ job }: { job: Job }) {
  const texts = useTexts('job');
  return (
    <Section title={texts('fee.title')}>
      <FeeLines terms={{ ...job, tutoring_place_id: job.tutoring_place.id }} />
      <FeeNever />
    </Section>
  );
}
