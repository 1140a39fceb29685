import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { Card } from '#ui/card/card.tsx';
import { Section } from '#ui/section/section.tsx';
import { ProfileSkeleton } from '#widgets/tutor-profile/profile-skeleton.tsx';
import { ProfileView } from '#widgets/tutor-profile/profile-view.tsx';
import { OwnReviews } from '#widgets/tutor-profile/reviews/own-reviews.tsx';

interface TaughtTutorProps {
  tutorId: string;
  /** A guardian whom this tutor never taught sees this instead. */
  missing: ReactNode;
}

/** A tutor outside the hub, for a guardian who is or was taught: to read of, and to review. */
export function TaughtTutor({ tutorId, missing }: TaughtTutorProps) {
  const { t } = useTranslation('tutorProfile');
  const { t: parent } = useTranslation('parent');
  const { t: hub } = useTranslation('hub');
  const { data, error, refresh } = useApi('getTaughtTutor', { params: { tutorId } });
  usePageTitle(data?.user.name ?? hub('title'), { isFound: !error });
  if (data)
    return (
      <ProfileView
        profile={data}
        card={
          <Card>
            <p className="text-sm">{parent('tutors.notInHub', { name: data.user.name })}</p>
          </Card>
        }
        reviews={
          <Section title={t('reviews.title')}>
            <OwnReviews tutorId={data.tutorid} />
          </Section>
        }
      />
    );
  if (!error) return <ProfileSkeleton />;
  if (isApiError(error) && error.status === 404) return missing;
  return <LoadError error={error} onRetry={() => void refresh()} />;
}
