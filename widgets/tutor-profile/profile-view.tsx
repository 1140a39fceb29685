import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { PUBLIC_FIELDS, publicName } from '#core/people/profile/profile-fields.ts';
import { Section } from '#ui/section/section.tsx';
import { AvailabilityTable } from './availability-table.tsx';
import { EducationSections } from './education-sections.tsx';
import { HistorySection } from './history-section.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { Prose } from './prose.tsx';
import { TeachingSections } from './teaching-sections.tsx';

interface ProfileViewProps {
  profile: HubProfile;
  /** The card with what the reader may ask of this tutor. */
  card: ReactNode;
  reviews: ReactNode;
}

/** Shown only where there is something to read. */
const MORE_TEXTS = PUBLIC_FIELDS.filter((name) => name !== 'about_yourself');

/** All that a tutor says to families, and what these said. */
export function ProfileView({ profile, card, reviews }: ProfileViewProps) {
  const { t } = useTranslation('tutorProfile');
  const { name } = profile.user;
  return (
    <article className="tutor-view">
      <ProfileHeader profile={profile} />
      {card}
      <div className="tutor-body flex flex-col gap-4 min-w-0">
        <Section title={t('profile.about')}>
          {profile.about ? (
            <Prose text={profile.about} />
          ) : (
            <p className="text-muted">{t('profile.noAbout', { name })}</p>
          )}
        </Section>
        {MORE_TEXTS.map((field) => {
          const text = profile[publicName(field)];
          return (
            text && (
              <Section key={field} title={t(`fields.title.${field}`)}>
                <Prose text={text} />
              </Section>
            )
          );
        })}
        {profile.history && <HistorySection history={profile.history} />}
        <EducationSections degrees={profile.degrees} />
        <TeachingSections profile={profile} />
        <AvailabilityTable days={profile.availability} />
        {reviews}
      </div>
    </article>
  );
}
