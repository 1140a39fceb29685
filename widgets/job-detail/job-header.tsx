import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#core/market/api/job.ts';
import { addressLine } from '#core/market/jobs/address-line.ts';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { SaveButton } from '../job/save-button.tsx';
import { useJobFlags } from '../job/use-job-flags.ts';
import { useSaveJob } from '../job/use-save-job.ts';
import { TimeAgo } from '../words/time-ago.tsx';

export function JobHeader({ job, hasApplied }: { job: Job; hasApplied: boolean }) {
  const { surface } = useEnvironment();
  // A partner's page has its own first heading.
  const Title = surface === 'embed' ? 'h2' : 'h1';
  const flags = useJobFlags();
  const saving = useSaveJob(flags);
  const isSaved = job.saved_by.length > 0 || flags.isSaved(job.id);
  const { t } = useTranslation('job');
  const format = useFormat();
  const place = `${job.location.location_name}, ${job.city.city_name}`;
  const address = addressLine(job);

  return (
    <Card as="header" padding="roomy" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Title className="flex-1 min-w-0 text-xl" tabIndex={-1} data-job-heading="">
          {t('needTutor', { class: job.iclass.class_name })}
        </Title>
        {hasApplied && (
          <strong className="px-2 py-1 rounded-sm bg-brand-soft text-brand text-sm">
            {t('applied')}
          </strong>
        )}
        <SaveButton
          jobId={job.id}
          isSaved={isSaved}
          isBusy={saving.busy.length > 0}
          label={t('save')}
          onClick={() => void saving.press(job.id, isSaved)}
        />
      </div>
      <div className="flex items-start gap-2">
        <MapPin aria-hidden="true" size={18} className="text-muted mt-1" />
        <div>
          <p>{place}</p>
          {address !== '' && address !== job.location.location_name && (
            <p className="text-muted text-sm">{address}</p>
          )}
        </div>
      </div>
      <p className="tabular text-xl font-semibold text-brand">
        {t('salary', { money: format.money(job.actual_salary) })}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 pt-3 border-t border-line text-sm">
        <Entry term={t('jobId')}>{format.id(job.id)}</Entry>
        {job.hiring_date && <Entry term={t('hiringDate')}>{format.date(job.hiring_date)}</Entry>}
        <Entry term={t('posted')}>
          <TimeAgo at={job.created_at} />
        </Entry>
      </dl>
    </Card>
  );
}

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-xs">{term}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
