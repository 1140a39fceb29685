import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { TimeAgo } from '../../words/time-ago.tsx';
import { Stars } from './stars.tsx';
import { useRatingText } from './use-rating-text.ts';

export type PublicReview = Answer<'listReviews'>['data'][number];

export type ReportSubject = 'review' | 'answer';

interface ReviewItemProps {
  review: PublicReview;
  /** Absent where nobody is signed in. */
  onReport: ((about: ReportSubject) => void) | undefined;
}

/** One review, with the tutor's answer; the guardian is known by the tuition, not by name. */
export function ReviewItem({ review, onReport }: ReviewItemProps) {
  const { t } = useTranslation('tutorProfile');
  const ratingText = useRatingText();
  return (
    <li className="flex flex-col gap-1 py-3 border-b border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Stars rating={review.rating} label={ratingText(review.rating)} />
        <span className="text-muted text-xs">
          <TimeAgo at={review.created_at} />
          {review.is_edited && ` · ${t('reviews.edited')}`}
        </span>
      </div>
      <p className="break-words whitespace-pre-wrap">{review.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-muted text-xs">
        <span>
          {t('reviews.of', {
            class: `${review.class_name}, ${review.category_name}`,
            city: review.city_name,
          })}
        </span>
        {onReport && (
          <ReportButton label={t('reviews.reportOf')} onReport={() => onReport('review')} />
        )}
      </div>
      {review.answer && (
        <div className="flex flex-col gap-1 p-3 rounded bg-surface">
          <p className="text-sm font-semibold">{t('reviews.answer')}</p>
          <p className="break-words whitespace-pre-wrap">{review.answer.text}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-3 text-muted text-xs">
            <span>
              <TimeAgo at={review.answer.created_at} />
              {review.answer.is_edited && ` · ${t('reviews.edited')}`}
            </span>
            {onReport && (
              <ReportButton label={t('reviews.reportAnswer')} onReport={() => onReport('answer')} />
            )}
          </div>
        </div>
      )}
    </li>
  );
}

function ReportButton({ label, onReport }: { label: string; onReport(): void }) {
  const { t } = useTranslation('tutorProfile');
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex items-center gap-1 min-h-[36px] px-2 rounded-sm hover:text-ink hover:underline"
      onClick={onReport}
    >
      <Flag aria-hidden="true" size={14} />
      {t('reviews.report')}
    </button>
  );
}
