import { useTranslation } from 'react-i18next';
import type { HomeAnswer } from '#core/site/api/home.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

/** Shows how many open jobs, new jobs, tutors and cities there are right now. */
export function LiveCounts({ counts }: { counts: HomeAnswer['counts'] }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const brand = useBrandName();
  const shown = [
    [counts.open_jobs, t('counts.openJobs', { count: counts.open_jobs })],
    [counts.new_jobs, t('counts.newJobs', { count: counts.new_jobs })],
    [counts.tutors, t('counts.tutors', { count: counts.tutors })],
    [counts.cities, t('counts.cities', { count: counts.cities })],
  ] as const;
  return (
    <section aria-label={t('counts.title', { brand })}>
      <ul className="grid grid-cols-2 cq-md:grid-cols-4 gap-4">
        {shown.map(([number, text]) => (
          <li key={text} className="hangs">
            <span className="block tabular text-xl font-semibold text-brand">
              {format.number(number)}
            </span>
            <span className="text-sm">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
