import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { LockNotice } from '#app/people/account/editable.tsx';
import { useProfileLock } from '#app/people/account/use-profile-lock.ts';
import { SOCIAL_NETWORKS } from '#core/people/profile/profile-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { CompletionCard } from '../completion-card.tsx';
import { SocialLinks } from '../social/social-links.tsx';
import { AvailabilitySection } from './availability-section.tsx';

import { CredentialsSection, EducationSection, ExperienceSection } from './list-sections.tsx';
import { OverviewHead } from './overview-head.tsx';
import { PersonalSection } from './personal-section.tsx';
import { SectionCard } from './section-card.tsx';
import { TutoringSections } from './tutoring-sections.tsx';

/**
 * The whole profile, section by section. Source: docs/requirements/people/tutor-profile.md, "Overview".
 */
export function OverviewPage() {
  const { t } = useTranslation('profile');
  const lock = useProfileLock();
  const response = useApi('getTutorProfile', {}, { keepsLast: true });
  usePageTitle(t('title'));
  return (
    <>
      <h1 className="text-xl mb-4">{t('title')}</h1>
      {lock && <LockNotice reason={lock.reason} />}
      <AsyncView response={response}>
        {(profile) => (
          <div className="flex flex-col gap-5">
            <OverviewHead profile={profile} isLocked={lock !== null} />
            <CompletionCard />
            <EducationSection profile={profile} />
            <TutoringSections profile={profile} />
            <ExperienceSection profile={profile} />
            <AvailabilitySection profile={profile} />
            <CredentialsSection profile={profile} />
            <PersonalSection profile={profile} />
            <SectionCard
              name="social"
              isUpdated={SOCIAL_NETWORKS.some((network) => profile.social[network])}
            >
              <SocialLinks links={profile.social} isLocked={lock !== null} />
            </SectionCard>
          </div>
        )}
      </AsyncView>
    </>
  );
}
