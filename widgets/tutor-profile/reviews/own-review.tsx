import { useState } from 'react';
import type { OwnReviews } from '#core/api/schemas/reviews.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';
import { useReviewChanges } from './use-review-changes.ts';

type Tuition = OwnReviews['tuitions'][number];

interface OwnReviewProps {
  tutorId: string;
  tuition: Tuition;
  review: NonNullable<Tuition['review']>;
}

/** What the guardian wrote of one tuition, to be changed for a while. */
export function OwnReview({ tutorId, tuition, review }: OwnReviewProps) {
  const texts = useTexts('hub');
  const format = useFormat();
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const stop = () => setDoing(undefined);
  return (
    <section
      aria-label={texts('reviews.yours')}
      className="flex flex-col gap-2 p-4 rounded bg-surface"
    >
      <h3>{texts('reviews.yours')}</h3>
      <p className="text-muted text-sm">
        {texts('reviews.tuition', { class: tuition.class_name, no: tuition.request_no })}
      </p>
      {review.hidden_reason !== null && (
        <p className="p-2 rounded-sm bg-danger-soft text-danger text-sm break-words">
          {texts('reviews.hidden', { reason: review.hidden_reason })}
        </p>
      )}
      {doing === 'edit' ? (
        <ReviewForm tutorId={tutorId} tuitions={[tuition]} existing={review} onDone={stop} />
      ) : (
        <>
          <Stars rating={review.rating} />
          <p className="break-words whitespace-pre-wrap">{review.text}</p>
          <p className="text-muted text-xs">
            {review.can_edit
              ? texts('reviews.editUntil', { date: format.date(review.editable_until) })
              : texts('reviews.editOver')}
          </p>
          <div className="flex flex-wrap gap-2">
            {review.can_edit && (
              <Button look="secondary" onClick={() => setDoing('edit')}>
                {texts('reviews.edit')}
              </Button>
            )}
            <Button look="quiet" onClick={() => setDoing('delete')}>
              {texts('reviews.delete')}
            </Button>
          </div>
        </>
      )}
      {doing === 'delete' && <DeleteDialog tutorId={tutorId} reviewId={review.id} onClose={stop} />}
    </section>
  );
}

interface DeleteDialogProps {
  tutorId: string;
  reviewId: number;
  onClose(): void;
}

function DeleteDialog({ tutorId, reviewId, onClose }: DeleteDialogProps) {
  const texts = useTexts('hub');
  const changes = useReviewChanges(tutorId);
  const { run, isBusy, problem } = useMutation();
  const remove = async () => {
    await changes.remove(reviewId);
    onClose();
  };
  return (
    <Dialog
      title={texts('reviews.deleteTitle')}
      onClose={onClose}
      footer={
        <Button isBusy={isBusy} className="w-full" onClick={() => void run(remove)}>
          {texts('reviews.delete')}
        </Button>
      }
    >
      <p>{texts('reviews.deleteHint')}</p>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
