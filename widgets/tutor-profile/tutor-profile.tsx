/**
 * The public profile of one tutor. Source: docs/requirements/market/tutor-hub.md, "Profile". Where hiring
 * and signing in lead, the host says.
 */
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import type { HireChoice } from '../tutor/hire-path.ts';
import { HireCard, type HireWay } from './hire-card.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';
import { type ReportProps, Reviews } from './reviews/reviews.tsx';

export interface TutorProfileProps {
  /** The id as in the address, such as T1002. */
  tutorId: string;
  initialProfile?: HubProfile | undefined;
  hire: HireWay;
  initialChoice?: HireChoice;
  /** Shown where a guest could write a review. */
  signInLink: ReactNode;
  /** The way to the other tutors, where this one is not. */
  listLink: ReactNode;
  /** Asks a signed-in reader what is wrong with a review. Left out: none can be reported here. */
  askForReport?: (report: ReportProps) => ReactNode;
}

export function TutorProfile({
  tutorId,
  initialProfile,
  hire,
  initialChoice,
  signInLink,
  listLink,
  askForReport,
}: TutorProfileProps) {
  const { t } = useTranslation('tutorProfile');
  const { data, error, refresh } = useApi(
    'getHubTutor',
    { params: { tutorId } },
    { first: initialProfile },
  );
  if (data)
    return (
      <ProfileView
        profile={data}
        card={<HireCard profile={data} hire={hire} initialChoice={initialChoice} />}
        reviews={<Reviews profile={data} signInLink={signInLink} askForReport={askForReport} />}
      />
    );
  if (!error) return <ProfileSkeleton />;
  if (isApiError(error) && error.status === 404)
    return (
      <StatePanel
        icon={<SearchX size={32} />}
        title={t('profile.missing', { id: tutorId.slice(0, 20) })}
        hint={t('profile.missingHint')}
        action={listLink}
      />
    );
  return <LoadError error={error} onRetry={() => void refresh()} />;
}
