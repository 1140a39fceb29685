import { CalendarDays, MapPin, UserRound, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isTaken } from '#core/market/hire/application-stages.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import type { HistoryJob } from './use-history-pages.ts';

interface HistoryCardProps {
  job: HistoryJob;
  now: number;
  onWithdraw(job: HistoryJob): void;
}

/** One application: the tuition, how it stands, and what can still be done. */
export function HistoryCard({ job, now, onWithdraw }: HistoryCardProps) {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const genderText = useGenderText();
  const place = `${job.location_name}, ${job.city_name}`;
  return (
    <Card as="article" className="flex flex-col gap-3 w-full">
      <div>
        <h2 className="text-base">
          {job.is_public ? (
            <Link to={jobPath(job.jobId)} className="hover:text-brand hover:underline">
              {job.class_name} · {job.category_name}
            </Link>
          ) : (
            `${job.class_name} · ${job.category_name}`
          )}
        </h2>
        <p className="text-sm text-muted">
          {job.subjects.map(({ subject_name }) => subject_name).join(', ')}
        </p>
      </div>
      <ul className="flex flex-col gap-1 text-sm">
        <li className="flex items-center gap-2">
          <MapPin aria-hidden="true" size={16} className="text-muted" />
          {place} · {job.tutoring_place}
        </li>
        <li className="flex items-center gap-2 tabular-nums">
          <Wallet aria-hidden="true" size={16} className="text-muted" />
          {t('salary', { money: format.money(job.salary_for_tutor) })}
        </li>
        <li className="flex items-center gap-2">
          <CalendarDays aria-hidden="true" size={16} className="text-muted" />
          {common('daysInWeek', { count: job.days_in_week, n: format.number(job.days_in_week) })}
        </li>
        <li className="flex items-center gap-2">
          <UserRound aria-hidden="true" size={16} className="text-muted" />
          {t('tutorGender', { gender: genderText(job.tutor_gender) })}
        </li>
      </ul>
      {job.ended_reason && (
        <p className="text-sm">
          {t(job.ended_by ? `endedBy.${job.ended_by}` : `ended.${job.ended_reason}`)}
        </p>
      )}
      {isTaken(job.stage) && job.is_public && (
        <Link
          to={jobPath(job.jobId)}
          className="self-start inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
        >
          {t('contact')}
        </Link>
      )}
      {job.answer && (
        <p className="text-sm break-words">
          <span className="font-semibold">{t('answer')}</span> {job.answer}
        </p>
      )}
      {!job.is_public && !job.ended_reason && <p className="text-sm text-muted">{t('gone')}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2 mt-auto">
        <p className="text-xs text-muted">
          {t('jobNo', { id: format.id(job.jobId) })} ·{' '}
          {t('appliedAgo', { ago: format.ago(job.applied_at, now) })}
          {job.stage_changed_at !== job.applied_at && (
            <> · {t('changedAgo', { ago: format.ago(job.stage_changed_at, now) })}</>
          )}
        </p>
        {job.can_withdraw && (
          <Button look="secondary" onClick={() => onWithdraw(job)}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </Card>
  );
}
