import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LockNotice } from '#app/people/account/editable.tsx';
import { useProfileLock } from '#app/people/account/use-profile-lock.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { PageHead } from '../page-head.tsx';
import { Panel } from '../panel.tsx';
import { AvailabilityPanel } from './availability-panel.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { ExperiencePanel } from './experience-panel.tsx';
import { LocationPanel } from './location-panel.tsx';
import { OnlinePanel } from './online-panel.tsx';
import { SalaryPanel } from './salary-panel.tsx';
import { SECTIONS, type TutoringSection, toSection } from './tutoring-sections.ts';

const PANELS: Record<TutoringSection, ComponentType<{ profile: TutorProfile }>> = {
  location: LocationPanel,
  category: CategoryPanel,
  salary: SalaryPanel,
  online: OnlinePanel,
  experience: ExperiencePanel,
  availability: AvailabilityPanel,
};

const isUpdated: Record<TutoringSection, (profile: TutorProfile) => boolean> = {
  location: ({ tutoring_location }) => tutoring_location.is_updated,
  category: ({ categories }) => categories.is_updated,
  salary: ({ salary_and_style }) => salary_and_style.is_updated,
  online: ({ online }) => online.is_updated,
  experience: ({ experience }) => experience.is_updated,
  availability: ({ availability }) => availability.is_updated,
};

/** Shows how, where and when a tutor teaches. The section in the address opens its panel. */
export function TutoringPage() {
  const { t } = useTranslation('profile');
  const { section } = useParams();
  const response = useFreshApi('getTutorProfile', {});
  const wanted = toSection(section);
  const lock = useProfileLock();

  return (
    <>
      <PageHead title={t('tutoring.title')} lead={t('tutoring.lead')} />
      <AsyncView response={response}>
        {(profile) => (
          <div className="flex flex-col gap-4">
            {lock && <LockNotice reason={lock.reason} />}
            {SECTIONS.map((name) => {
              const Content = PANELS[name];
              return (
                <Panel
                  // Another section in the address opens another panel.
                  key={`${name} ${wanted === name}`}
                  title={t(`sections.${name}`)}
                  isUpdated={isUpdated[name](profile)}
                  isOpenFirst={wanted === name}
                  isLocked={lock !== null}
                >
                  <Content profile={profile} />
                </Panel>
              );
            })}
          </div>
        )}
      </AsyncView>
    </>
  );
}
