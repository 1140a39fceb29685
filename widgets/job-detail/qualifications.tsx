import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import type { Job } from '#core/market/api/job.ts';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { Section } from '#ui/section/section.tsx';
import { useQualificationRows } from '../job/use-qualification-rows.ts';

/**
 * Shows what the guardian asks of the tutor; green when the tutor's own gender is the one wanted.
 */
export function Qualifications({ job }: { job: Job }) {
  const { t } = useTranslation('job');
  const { viewer } = useEnvironment();
  const wantsOne = job.tutor_gender === GENDER.male || job.tutor_gender === GENDER.female;
  const isMatch = wantsOne && viewer?.tutor?.gender === job.tutor_gender;
  const entries = useQualificationRows(job);

  return (
    <Section title={t('qualifications.title')}>
      <dl
        className={cx(
          'flex flex-col gap-2',
          isMatch && 'p-4 rounded bg-brand-soft border border-brand',
        )}
      >
        {entries.map(([term, value]) => (
          <div key={term} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{term}:</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        {isMatch && (
          <p className="flex items-center gap-2 text-brand text-sm">
            <CircleCheck aria-hidden="true" size={16} />
            {t('qualifications.genderMatch')}
          </p>
        )}
      </dl>
    </Section>
  );
}
