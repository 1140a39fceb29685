import { useTranslation } from 'react-i18next';
import { BarChart } from '#app/ground/chart/bar-chart.tsx';
import { SumTable } from '#app/ground/list/sum-table.tsx';
import { nearDayText } from '#core/ground/format/near-day-text.ts';
import { shortDayText } from '#core/ground/format/short-day-text.ts';
import type { StaffToday } from '#core/staff/api/staff-today.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Section } from '#ui/section/section.tsx';

/** The two a picture has room for. */
const DRAWN = ['received', 'confirmed'] as const;
const COUNTS = ['received', 'approved', 'confirmed', 'closed'] as const;

/** Shows how many requests came in and went out: a picture of the days, and the table it is drawn from. */
export function LastDays({ days }: Pick<StaffToday, 'days'>) {
  const { t } = useTranslation('staffToday');
  const format = useFormat();
  const lang = useLang();
  // Time goes from left to right.
  const shown = [...days].reverse();
  const sum = (name: (typeof COUNTS)[number]) => days.reduce((all, day) => all + day[name], 0);
  return (
    <Section padding="normal" title={t('days.title')}>
      <BarChart
        names={shown.map(({ day }) => shortDayText(lang, day))}
        series={DRAWN.map((name) => ({
          name: t(`days.${name}`),
          values: shown.map((day) => day[name]),
        }))}
        axisText={format.number}
      />
      <details>
        <summary className="inline-flex items-center min-h-[44px] font-semibold text-brand">
          {t('days.asTable')}
        </summary>
        <SumTable
          caption={t('days.caption')}
          heads={[
            { text: t('days.day') },
            ...COUNTS.map((name) => ({ text: t(`days.${name}`), isSum: true })),
          ]}
          rows={days.map((day, at) => ({
            key: day.day,
            cells: [
              at === 0 ? t('days.today') : nearDayText(lang, day.day),
              ...COUNTS.map((name) => format.number(day[name])),
            ],
          }))}
          foot={[t('days.sum'), ...COUNTS.map((name) => format.number(sum(name)))]}
        />
      </details>
    </Section>
  );
}
