import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { Prose, Words } from './prose.tsx';

/** Shows what the tutor teaches, where and how, and has taught. */
export function TeachingSections({ profile }: { profile: HubProfile }) {
  const { t } = useTranslation('tutorProfile');
  const format = useFormat();
  const groups = [
    ['subjects', profile.subjects],
    ['styles', profile.tutoring_styles],
    ['places', profile.tutoring_places],
  ] as const;
  return (
    <>
      <Section title={t('profile.preferred')}>
        {profile.hire_choices.map(({ id, text, i_classes }) => (
          <div key={id} className="flex flex-col gap-2">
            <h3 className="text-sm text-muted">{text}</h3>
            <Words words={i_classes} />
          </div>
        ))}
        {groups.map(
          ([name, words]) =>
            words.length > 0 && (
              <div key={name} className="flex flex-col gap-2">
                <h3 className="text-sm text-muted">{t(`profile.${name}`)}</h3>
                <Words words={words} />
              </div>
            ),
        )}
      </Section>
      {profile.preferred_locations.length > 0 && (
        <Section title={t('profile.locations')}>
          <Words words={profile.preferred_locations} />
        </Section>
      )}
      {profile.experiences.length > 0 && (
        <Section title={t('profile.experiences')}>
          <ul className="flex flex-col gap-4">
            {profile.experiences.map((one) => (
              <li key={one.id} className="flex flex-col gap-1">
                <h3>
                  {one.class_name}, {one.category_name}
                </h3>
                <p className="text-muted text-sm">
                  {one.teaching_location} ·{' '}
                  {t('profile.period', {
                    from: format.date(one.duration_from),
                    to: format.date(one.duration_to),
                  })}
                </p>
                <Prose text={one.about} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
