import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedReview as Review } from '#core/community/api/reviews.ts';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Stars } from '#widgets/tutor-profile/reviews/stars.tsx';
import { TimeAgo } from '#widgets/words/time-ago.tsx';
import { AnswerForm } from './answer-form.tsx';
import { OwnAnswer } from './own-answer.tsx';

interface ReceivedReviewProps {
  review: Review;
  onChanged(): Promise<unknown>;
}

/** A review as everybody reads it, and the tutor's answer to it. */
export function ReceivedReview({ review, onChanged }: ReceivedReviewProps) {
  const { t } = useTranslation('tutorReviews');
  const format = useFormat();
  const [isWriting, setWriting] = useState(false);
  const { answer } = review;
  const done = async () => {
    await onChanged();
    setWriting(false);
  };
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Stars
          rating={review.rating}
          label={t('stars', {
            n: format.number(review.rating),
            max: format.number(RATING_MAX),
          })}
        />
        <span className="text-muted text-xs">
          <TimeAgo at={review.created_at} />
          {review.is_edited && ` · ${t('edited')}`}
        </span>
      </div>
      <p className="break-words whitespace-pre-wrap">{review.text}</p>
      <p className="text-muted text-xs">
        {t('of', {
          class: `${review.class_name}, ${review.category_name}`,
          city: review.city_name,
        })}
      </p>
      {isWriting ? (
        <AnswerForm
          reviewId={review.id}
          existing={answer?.text}
          onSaved={done}
          onCancel={() => setWriting(false)}
        />
      ) : answer ? (
        <OwnAnswer
          reviewId={review.id}
          answer={answer}
          onEdit={() => setWriting(true)}
          onDeleted={onChanged}
        />
      ) : (
        <Button look="secondary" className="self-start" onClick={() => setWriting(true)}>
          {t('write')}
        </Button>
      )}
    </Card>
  );
}
