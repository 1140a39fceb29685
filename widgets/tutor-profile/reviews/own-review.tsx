import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReviews } from '#core/community/api/reviews.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';
import { useRatingText } from './use-rating-text.ts';
import { useReviewChanges } from './use-review-changes.ts';

type Tuition = OwnReviews['tuitions'][number];

interface OwnReviewProps {
  tutorId: string;
  tuition: Tuition;
  review: NonNullable<Tuition['review']>;
}

/** Shows what the guardian wrote of one tuition; it can be changed for a while. */
export function OwnReview({ tutorId, tuition, review }: OwnReviewProps) {
  const { t } = useTranslation('tutorProfile');
  const ratingText = useRatingText();
  const format = useFormat();
  const { remove } = useReviewChanges(tutorId);
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const stop = () => setDoing(undefined);
  return (
    <section aria-label={t('reviews.yours')} className="flex flex-col gap-2 p-4 rounded bg-surface">
      <h3>{t('reviews.yours')}</h3>
      <p className="text-muted text-sm">
        {t('reviews.tuition', { class: tuition.class_name, no: tuition.request_no })}
      </p>
      {review.hidden_reason !== null && (
        <Alert>{t('reviews.hidden', { reason: review.hidden_reason })}</Alert>
      )}
      {doing === 'edit' ? (
        <ReviewForm tutorId={tutorId} tuitions={[tuition]} existing={review} onDone={stop} />
      ) : (
        <>
          <Stars rating={review.rating} label={ratingText(review.rating)} />
          <p className="break-words whitespace-pre-wrap">{review.text}</p>
          <p className="text-muted text-xs">
            {review.can_edit
              ? t('reviews.editUntil', { date: format.date(review.editable_until) })
              : t('reviews.editOver')}
          </p>
          <div className="flex flex-wrap gap-2">
            {review.can_edit && (
              <Button look="secondary" onClick={() => setDoing('edit')}>
                {t('reviews.edit')}
              </Button>
            )}
            <Button look="quiet" onClick={() => setDoing('delete')}>
              {t('reviews.delete')}
            </Button>
          </div>
        </>
      )}
      {doing === 'delete' && (
        <ConfirmDialog
          title={t('reviews.deleteTitle')}
          confirmText={t('reviews.delete')}
          onConfirm={() => remove(review.id)}
          onClose={stop}
        >
          {t('reviews.deleteHint')}
        </ConfirmDialog>
      )}
    </section>
  );
}
