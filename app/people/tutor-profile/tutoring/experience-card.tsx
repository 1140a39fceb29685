import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExperienceEntry } from '#core/people/api/profile/experience.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

export function ExperienceCard({
  entry,
  children,
}: {
  entry: ExperienceEntry;
  children?: ReactNode;
}) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <article className="flex flex-col gap-1">
      <h3 className="font-semibold">
        {entry.i_classes.class_name}, {entry.tutoring_category.category_name}
      </h3>
      <p className="text-muted text-sm">
        {entry.teaching_location} ·{' '}
        {t('experience.period', {
          from: format.date(entry.duration_from),
          to: format.date(entry.duration_to),
        })}
      </p>
      <p className="break-words whitespace-pre-line">{entry.about}</p>
      {children}
    </article>
  );
}
