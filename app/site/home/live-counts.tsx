import type { HomeAnswer } from '#core/site/api/home.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';

/** Shows how many open jobs, new jobs, tutors and cities there are right now. */
export function LiveCounts({ counts }: { counts: HomeAnswer['counts'] }) {
  const texts = useTexts('home');
  const format = useFormat();
  const brand = useBrandName();
  const shown = [
    [counts.open_jobs, texts('counts.openJobs', { count: counts.open_jobs })],
    [counts.new_jobs, texts('counts.newJobs', { count: counts.new_jobs })],
    [counts.tutors, texts('counts.tutors', { count: counts.tutors })],
    [counts.cities, texts('counts.cities', { count: counts.cities })],
  ] as const;
  return (
    <section aria-label={texts('counts.title', { brand })}>
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
