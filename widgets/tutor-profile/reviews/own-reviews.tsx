import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewForm } from './review-form.tsx';

/** Of the signed-in guardian: what was written, and what may be written of tuitions without one. */
export function OwnReviews({ tutorId }: { tutorId: string }) {
  const texts = useTexts('hub');
  const { data } = useApi('getOwnReviews', { params: { tutorId } });
  if (!data) return null;
  const open = data.tuitions.filter(({ review }) => review === null);
  return (
    <>
      {data.tuitions.length === 0 && (
        <p className="text-muted text-sm">{texts('reviews.onlyGuardians')}</p>
      )}
      {data.tuitions.map(
        (tuition) =>
          tuition.review && (
            <OwnReview
              key={tuition.application_id}
              tutorId={tutorId}
              tuition={tuition}
              review={tuition.review}
            />
          ),
      )}
      {data.may_review && open.length > 0 && (
        <section
          aria-label={texts('reviews.write')}
          className="flex flex-col gap-3 p-4 rounded bg-surface"
        >
          <h3>{texts('reviews.write')}</h3>
          <ReviewForm tutorId={tutorId} tuitions={open} />
        </section>
      )}
    </>
  );
}
