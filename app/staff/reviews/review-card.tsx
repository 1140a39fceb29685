import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { StaffReview } from '#core/community/api/reviews.ts';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { Tag } from '../tags/tag.tsx';

const LINK = 'inline-flex items-center min-h-[24px] text-brand underline';

interface ReviewCardProps {
  review: StaffReview;
  onHide(about: 'review' | 'answer'): void;
}

/** A review with who wrote it about whom, what was reported of it, and what staff can do. */
export function ReviewCard({ review, onHide }: ReviewCardProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const { hidden, answer, tutor, guardian, request } = review;
  const params = { id: review.id };
  const isReported = review.reports.some(({ is_open }) => is_open);

  const unhide = () =>
    work.run(() => api.call('unhideReview', { params }), t('reviews.done.unhide'));
  const unhideAnswer = () =>
    work.run(() => api.call('unhideReviewAnswer', { params }), t('reviews.done.unhideAnswer'));
  const keep = () => work.run(() => api.call('dismissReports', { params }), t('reviews.done.keep'));

  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          <PersonLink person={tutor} isInLine>
            {tutor.name}, {tutor.tutorid}
          </PersonLink>
        </h2>
        <span className="flex flex-wrap gap-1">
          <Tag tone="plain">
            {t('reviews.stars', {
              n: format.number(review.rating),
              max: format.number(RATING_MAX),
            })}
          </Tag>
          {isReported && <Tag tone="warn">{t('reviews.filter.reported')}</Tag>}
          {hidden && <Tag tone="bad">{t('reviews.filter.hidden')}</Tag>}
        </span>
      </div>
      <p className="break-words whitespace-pre-wrap">{review.text}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <PersonLink person={guardian} isInLine />
        <Link to={`/staff/requests/${request.id}`} className={LINK}>
          {request.request_no}
        </Link>
        <span>{format.ago(review.edited_at ?? review.created_at, now)}</span>
      </p>
      {hidden && (
        <Alert>
          {t('reviews.hiddenBy', {
            name: hidden.by?.name ?? t('system'),
            ago: format.ago(hidden.at, now),
            reason: hidden.reason,
          })}
        </Alert>
      )}
      {answer && (
        <div className="flex flex-col gap-2 p-3 rounded bg-surface">
          <p className="text-sm font-semibold">
            {t('reviews.answer', {
              ago: format.ago(answer.edited_at ?? answer.created_at, now),
            })}
          </p>
          <p className="break-words whitespace-pre-wrap">{answer.text}</p>
          {answer.hidden && (
            <Alert>
              {t('reviews.hiddenBy', {
                name: answer.hidden.by?.name ?? t('system'),
                ago: format.ago(answer.hidden.at, now),
                reason: answer.hidden.reason,
              })}
            </Alert>
          )}
          {answer.hidden ? (
            <Button
              look="secondary"
              className="self-start"
              isBusy={work.isBusy}
              onClick={() => void unhideAnswer()}
            >
              {t('reviews.do.unhideAnswer')}
            </Button>
          ) : (
            <Button look="secondary" className="self-start" onClick={() => onHide('answer')}>
              {t('reviews.do.hideAnswer')}
            </Button>
          )}
        </div>
      )}
      {review.reports.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {review.reports.map((report) => (
            <li
              key={`${report.about} ${report.at} ${report.by?.user_id}`}
              className="p-2 rounded-sm bg-surface"
            >
              <strong>
                {t(`reviews.about.${report.about}`)}: {t(`reviews.reason.${report.reason}`)}
              </strong>
              {report.text && <span className="break-words"> {report.text}</span>}
              <span className="block text-xs text-muted">
                {report.by?.name ?? t('system')} · {format.ago(report.at, now)}
                {!report.is_open && ` · ${t('reviews.settled')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Alert role="alert">{work.message}</Alert>
      <div className="flex flex-wrap gap-2">
        {hidden ? (
          <Button look="secondary" isBusy={work.isBusy} onClick={() => void unhide()}>
            {t('reviews.do.unhide')}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => onHide('review')}>
            {t('reviews.do.hide')}
          </Button>
        )}
        {isReported && !hidden && (
          <Button look="quiet" isBusy={work.isBusy} onClick={() => void keep()}>
            {t('reviews.do.keep')}
          </Button>
        )}
      </div>
    </Card>
  );
}
