import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { IconLine } from '../list/icon-line.tsx';
import { useBrandName } from '../words/use-brand-name.ts';

/** Shows what we know of the tutor's tuitions ourselves, with the tutor's consent. */
export function HistorySection({ history }: { history: NonNullable<HubProfile['history']> }) {
  const { t } = useTranslation('tutorProfile');
  const format = useFormat();
  const brand = useBrandName();
  const { tuitions, months, classes, attendance } = history;
  const lines = [
    t('history.tuitions', { count: tuitions, n: format.number(tuitions) }),
    months > 0 && t('history.months', { count: months, n: format.number(months) }),
    t('history.classes', { classes: classes.join(', ') }),
    attendance &&
      t('history.attendance', {
        percent: format.number(attendance.percent),
        n: format.number(attendance.lessons),
      }),
  ].filter((line) => typeof line === 'string');
  return (
    <Section title={t('history.title', { brand })}>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <IconLine
            key={line}
            icon={<BadgeCheck aria-hidden="true" size={16} className="text-brand" />}
          >
            {line}
          </IconLine>
        ))}
      </ul>
    </Section>
  );
}
