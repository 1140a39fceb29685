import { Flag } from 'lucide-react';
import type { Answer } from '#core/api/api-client.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { TimeAgo } from '../../words/time-ago.tsx';
import { Stars } from './stars.tsx';
import { useRatingText } from './use-rating-text.ts';

export type PublicReview = Answer<'listReviews'>['data'][number];

interface ReviewItemProps {
  review: PublicReview;
  /** Absent where nobody is signed in. */
  onReport: (() => void) | undefined;
}

/** One review; the guardian is known by the tuition, not by name. */
export function ReviewItem({ review, onReport }: ReviewItemProps) {
  const texts = useTexts('tutorProfile');
  const ratingText = useRatingText();
  return (
    <li className="flex flex-col gap-1 py-3 border-b border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Stars rating={review.rating} label={ratingText(review.rating)} />
        <span className="text-muted text-xs">
          <TimeAgo at={review.created_at} />
          {review.is_edited && ` · ${texts('reviews.edited')}`}
        </span>
      </div>
      <p className="break-words whitespace-pre-wrap">{review.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-muted text-xs">
        <span>
          {texts('reviews.of', {
            class: `${review.class_name}, ${review.category_name}`,
            city: review.city_name,
          })}
        </span>
        {onReport && (
          <button
            type="button"
            aria-label={texts('reviews.reportOf')}
            className="inline-flex items-center gap-1 min-h-[36px] px-2 rounded-sm hover:text-ink hover:underline"
            onClick={onReport}
          >
            <Flag aria-hidden="true" size={14} />
            {texts('reviews.report')}
          </button>
        )}
      </div>
    </li>
  );
}
