import { Eye, Navigation, Users } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#core/market/api/job.ts';
import { directionsLink } from '#core/market/jobs/directions-link.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { jobPath } from '../job/job-path.ts';
import { ShareButton } from './share-button.tsx';

interface JobFooterProps {
  job: Job;
  onApply: (() => void) | undefined;
  applyButton: RefObject<HTMLButtonElement | null>;
  /** The other things that may be done with it. */
  more: ReactNode;
}

export function JobFooter({ job, onApply, applyButton, more }: JobFooterProps) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const applicants = useApplicantsText(job);

  return (
    <Card as="footer" padding="roomy" className="flex flex-col gap-4">
      <p className="hidden cq-lg:block tabular text-xl font-semibold text-brand">
        {t('salary', { money: format.money(job.actual_salary) })}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
        <li className="flex items-center gap-2">
          <Users aria-hidden="true" size={16} />
          {applicants}
        </li>
        <li className="flex items-center gap-2">
          <Eye aria-hidden="true" size={16} />
          {t('views', { count: job.job_views, n: format.short(job.job_views) })}
        </li>
      </ul>
      <div className="flex flex-col cq-sm:flex-row cq-lg:flex-col gap-3">
        {onApply && (
          <Button ref={applyButton} className="cq-sm:flex-1 cq-lg:flex-none" onClick={onApply}>
            {t('apply')}
          </Button>
        )}
        <div className="flex flex-wrap gap-3 no-print">
          <ShareButton
            heading={t('shareMenu.title')}
            title={t('needTutor', { class: job.iclass.class_name })}
            path={jobPath(job.id)}
            card={`job/${job.id}`}
          />
          <ButtonLink
            look="secondary"
            className="flex-auto"
            icon={<Navigation aria-hidden="true" size={18} />}
            href={directionsLink(job)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('direction')}
          </ButtonLink>
        </div>
      </div>
      {more}
    </Card>
  );
}

function useApplicantsText({ applications, total_application: total }: Job): string {
  const { t } = useTranslation('job');
  const format = useFormat();
  if (applications.length > 0)
    return total > 1
      ? t('applicants.youAndOthers', { count: total - 1, n: format.short(total - 1) })
      : t('applicants.youOnly');
  return total === 0
    ? t('applicants.none')
    : t('applicants.some', { count: total, n: format.short(total) });
}
