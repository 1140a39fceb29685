import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewForm } from './review-form.tsx';

/**
 * Shows what the signed-in guardian wrote, and what may be written of tuitions without a review.
 */
export function OwnReviews({ tutorId }: { tutorId: string }) {
  const { t } = useTranslation('tutorProfile');
  const format = useFormat();
  const response = useApi('getOwnReviews', { params: { tutorId } });
  return (
    <AsyncView response={response} skeleton={<Skeleton className="h-24" />}>
      {({ tuitions, may_review }) => (
        <>
          {tuitions.length === 0 && (
            <p className="text-muted text-sm">{t('reviews.onlyGuardians')}</p>
          )}
          {tuitions.map(
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
          {tuitions.map(
            ({ application_id, review, may_review: mayNow, class_name, request_no, review_from }) =>
              review === null &&
              !mayNow && (
                <p key={application_id} className="text-muted text-sm">
                  {t('reviews.notYet', {
                    class: class_name,
                    no: request_no,
                    date: format.date(review_from),
                  })}
                </p>
              ),
          )}
          {may_review && (
            <section
              aria-label={t('reviews.write')}
              className="flex flex-col gap-3 p-4 rounded bg-surface"
            >
              <h3>{t('reviews.write')}</h3>
              <ReviewForm
                tutorId={tutorId}
                tuitions={tuitions.filter((tuition) => tuition.may_review)}
              />
            </section>
          )}
        </>
      )}
    </AsyncView>
  );
}
