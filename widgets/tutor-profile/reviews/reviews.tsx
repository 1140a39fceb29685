import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { PagedView } from '#ui/list/paged-view.tsx';
import { Section } from '#ui/section/section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { RatingLine } from '../../tutor/rating-line.tsx';
import { useTutorWords } from '../../tutor/use-tutor-words.ts';
import { OwnReviews } from './own-reviews.tsx';
import { RatingSpread } from './rating-spread.tsx';
import type { PublicReview, ReportSubject } from './review-item.tsx';
import { ReviewItem } from './review-item.tsx';

export interface ReportProps {
  review: PublicReview;
  about: ReportSubject;
  onClose(): void;
}

interface ReviewsProps {
  profile: HubProfile;
  /** The link where a reader who is not signed in as a guardian can do so. */
  signInLink: ReactNode;
  /** Asks a signed-in reader what is wrong with a review. Left out: none can be reported here. */
  askForReport?: ((report: ReportProps) => ReactNode) | undefined;
}

/** Shows what guardians said after a confirmed tuition, and the place to say it. */
export function Reviews({ profile, signInLink, askForReport }: ReviewsProps) {
  const { t } = useTranslation('tutorProfile');
  const words = useTutorWords();
  const { viewer, surface } = useEnvironment();
  const [page, setPage] = useState(1);
  const [reported, setReported] = useState<{ review: PublicReview; about: ReportSubject }>();
  const params = { tutorId: profile.tutorid };
  const response = useApi('listReviews', { params, query: { page } }, { keepsLast: true });
  const mayReport = askForReport !== undefined && viewer !== null;

  return (
    <Section title={t('reviews.title')}>
      {profile.rating.count > 0 && (
        <div className="flex flex-col cq-sm:flex-row gap-4">
          <p className="text-lg">
            <RatingLine rating={profile.rating} words={words} />
          </p>
          <RatingSpread spread={profile.rating_spread} />
        </div>
      )}
      <PagedView
        response={response}
        page={page}
        onPage={setPage}
        skeleton={<Skeleton className="h-24" />}
        empty={<p className="text-muted">{t('reviews.none')}</p>}
      >
        {(reviews) => (
          <ul className="flex flex-col">
            {reviews.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                onReport={mayReport ? (about) => setReported({ review, about }) : undefined}
              />
            ))}
          </ul>
        )}
      </PagedView>
      {surface === 'app' && viewer?.type === 'parent' ? (
        <OwnReviews tutorId={profile.tutorid} />
      ) : (
        <div className="flex flex-col items-start gap-2 text-sm">
          <p className="text-muted">{t('reviews.onlyGuardians')}</p>
          {viewer === null && signInLink}
        </div>
      )}
      {reported && askForReport?.({ ...reported, onClose: () => setReported(undefined) })}
    </Section>
  );
}
