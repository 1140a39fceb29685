import { useTranslation } from 'react-i18next';
import { CertificateCard } from '#app/people/documents/certificate-card.tsx';
import { EducationCard } from '#app/people/documents/education-card.tsx';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { ExperienceCard } from '../tutoring/experience-card.tsx';
import { SectionCard } from './section-card.tsx';

interface ListSectionProps {
  profile: TutorProfile;
}
const ITEM = 'pb-4 border-b border-line';

export function EducationSection({ profile: { education } }: ListSectionProps) {
  const { t } = useTranslation('profile');
  return (
    <SectionCard name="education" isUpdated={education.is_updated} edit="education">
      {education.data.length === 0 && <p className="text-muted">{t('education.empty')}</p>}
      <ul className="flex flex-col gap-4">
        {education.data.map((entry) => (
          <li key={entry.id} className={ITEM}>
            <EducationCard entry={entry} heading="h3" />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

export function ExperienceSection({ profile: { experience } }: ListSectionProps) {
  const { t } = useTranslation('profile');
  return (
    <SectionCard name="experience" isUpdated={experience.is_updated} edit="tutoring/experience">
      {experience.data.length === 0 && <p className="text-muted">{t('experience.empty')}</p>}
      <ul className="flex flex-col gap-4">
        {experience.data.map((entry) => (
          <li key={entry.id} className={ITEM}>
            <ExperienceCard entry={entry} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

export function CredentialsSection({ profile: { credentials } }: ListSectionProps) {
  const { t } = useTranslation('profile');
  return (
    <SectionCard name="credentials" isUpdated={credentials.is_updated} edit="certificate">
      {credentials.data.length === 0 && <p className="text-muted">{t('certificates.empty')}</p>}
      <ul className="tile-grid">
        {credentials.data.map((entry) => (
          <li key={entry.id} className="flex flex-col gap-2">
            <CertificateCard entry={entry} />
            <p>{entry.certificate_types.title}</p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
