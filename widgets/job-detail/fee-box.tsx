import { useTranslation } from 'react-i18next';
import type { Job } from '#core/market/api/job.ts';
import { Section } from '#ui/section/section.tsx';
import { FeeLines, FeeNever } from './fee-lines.tsx';

/** Shows what this tuition would cost the tutor. */
export function FeeBox({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  return (
    <Section title={t('fee.title')}>
      <FeeLines terms={{ ...job, tutoring_place_id: job.tutoring_place.id }} />
      <FeeNever />
    </Section>
  );
}
