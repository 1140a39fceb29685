import { type ReactNode, useState } from 'react';
import type { HubProfile } from '#core/api/schemas/hub-profile.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { RatingLine } from '../../tutor-parts/rating-line.tsx';
import { Section } from '../section.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { RatingSpread } from './rating-spread.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { PublicReview } from './review-item.tsx';
import { ReviewItem } from './review-item.tsx';

interface ReviewsProps {
  profile: HubProfile;
  /** Where whoever is not signed in as a guardian can do so. */
  signInLink: ReactNode;
}

/** What guardians said after a confirmed tuition, and the place to say it. */
export function Reviews({ profile, signInLink }: ReviewsProps) {
  const texts = useTexts('hub');
  const common = useTexts('common');
  const format = useFormat();
  const { viewer, surface } = useEnvironment();
  const [page, setPage] = useState(1);
  const [reported, setReported] = useState<PublicReview>();
  const params = { tutorId: profile.tutorid };
  const { data, error, mutate } = useApi(
    'listReviews',
    { params, query: { page } },
    { keepsLast: true },
  );
  const mayReport = surface === 'app' && viewer !== null;
  const lastPage = data?.last_page ?? 1;

  return (
    <Section title={texts('reviews.title')}>
      {profile.rating.count > 0 && (
        <div className="flex flex-col cq-sm:flex-row gap-4">
          <p className="text-lg">
            <RatingLine rating={profile.rating} />
          </p>
          <RatingSpread spread={profile.rating_spread} />
        </div>
      )}
      {data?.data.length === 0 && <p className="text-muted">{texts('reviews.none')}</p>}
      {!data && !error && <Skeleton className="h-24" />}
      {!data && error && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          {common('loadError')}
          <Button look="secondary" onClick={() => void mutate()}>
            {common('retry')}
          </Button>
        </p>
      )}
      <ul className="flex flex-col">
        {data?.data.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            onReport={mayReport ? () => setReported(review) : undefined}
          />
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {texts('reviews.before')}
          </Button>
          <p role="status" className="text-sm text-muted">
            {texts('reviews.page', { page: format.number(page), last: format.number(lastPage) })}
          </p>
          <Button look="secondary" disabled={page >= lastPage} onClick={() => setPage(page + 1)}>
            {texts('reviews.next')}
          </Button>
        </div>
      )}
      {surface === 'app' && viewer?.type === 'parent' ? (
        <OwnReviews tutorId={profile.tutorid} />
      ) : (
        <div className="flex flex-col items-start gap-2 text-sm">
          <p className="text-muted">{texts('reviews.onlyGuardians')}</p>
          {viewer === null && signInLink}
        </div>
      )}
      {reported && <ReportDialog review={reported} onClose={() => setReported(undefined)} />}
    </Section>
  );
}
