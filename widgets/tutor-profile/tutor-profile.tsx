/**
 * The public profile of one tutor. Source: docs/requirements/tutor-hub.md, "Profile". Where hiring
 * and signing in lead, the host says.
 */
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import type { HubProfile } from '#core/api/schemas/hub-profile.ts';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import type { HireChoice } from '../tutor/hire-path.ts';
import { AvailabilityTable } from './availability-table.tsx';
import { EducationSections } from './education-sections.tsx';
import { HireCard, type HireWay } from './hire-card.tsx';
import { HistorySection } from './history-section.tsx';
import { IntroVideo } from './intro-video.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { Prose } from './prose.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { TeachingSections } from './teaching-sections.tsx';

export interface TutorProfileProps {
  /** As in the address, such as T1002. */
  tutorId: string;
  initialProfile?: HubProfile | undefined;
  hire: HireWay;
  initialChoice?: HireChoice;
  /** Shown where a guest could write a review. */
  signInLink: ReactNode;
  /** The way to the other tutors, where this one is not. */
  listLink: ReactNode;
}

export function TutorProfile({ tutorId, initialProfile, listLink, ...view }: TutorProfileProps) {
  const texts = useTexts('tutorProfile');
  const { data, error, refresh } = useApi(
    'getHubTutor',
    { params: { tutorId } },
    { first: initialProfile },
  );
  if (data) return <ProfileView profile={data} {...view} />;
  if (!error) return <ProfileSkeleton />;
  if (isApiError(error) && error.status === 404)
    return (
      <StatePanel
        icon={<SearchX size={32} />}
        title={texts('profile.missing', { id: tutorId.slice(0, 20) })}
        hint={texts('profile.missingHint')}
        action={listLink}
      />
    );
  return <LoadError error={error} onRetry={() => void refresh()} />;
}

interface ProfileViewProps
  extends Omit<TutorProfileProps, 'tutorId' | 'initialProfile' | 'listLink'> {
  profile: HubProfile;
}

function ProfileView({ profile, hire, initialChoice, signInLink }: ProfileViewProps) {
  const texts = useTexts('tutorProfile');
  const { name } = profile.user;
  return (
    <article className="tutor-view">
      <ProfileHeader profile={profile} />
      <HireCard profile={profile} hire={hire} initialChoice={initialChoice} />
      <div className="tutor-body flex flex-col gap-4 min-w-0">
        {profile.video_id && <IntroVideo videoId={profile.video_id} name={name} />}
        <Section title={texts('profile.about')}>
          {profile.about ? (
            <Prose text={profile.about} />
          ) : (
            <p className="text-muted">{texts('profile.noAbout', { name })}</p>
          )}
        </Section>
        {profile.about_style && (
          <Section title={texts('profile.style')}>
            <Prose text={profile.about_style} />
          </Section>
        )}
        {profile.about_online && (
          <Section title={texts('profile.online')}>
            <Prose text={profile.about_online} />
          </Section>
        )}
        {profile.history && <HistorySection history={profile.history} />}
        <EducationSections degrees={profile.degrees} />
        <TeachingSections profile={profile} />
        <AvailabilityTable days={profile.availability} />
        <Reviews profile={profile} signInLink={signInLink} />
      </div>
    </article>
  );
}
