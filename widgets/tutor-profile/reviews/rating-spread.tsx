import { useTranslation } from 'react-i18next';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/** Shows how many reviews gave how many stars, the best first. */
export function RatingSpread({ spread }: { spread: readonly number[] }) {
  const { t } = useTranslation('tutorProfile');
  const format = useFormat();
  const all = Math.max(
    1,
    spread.reduce((sum, count) => sum + count, 0),
  );
  // No stars at all is a row only where somebody gave none.
  const rows = spread
    .map((count, stars) => ({ count, stars }))
    .filter(({ count, stars }) => stars > 0 || count > 0)
    .reverse();
  return (
    <ul className="flex-1 flex flex-col gap-1 text-xs text-muted">
      {rows.map(({ count, stars }) => (
        <li key={stars} className="flex items-center gap-2 tabular">
          <span className="w-[56px] whitespace-nowrap">
            {t('reviews.spread', { n: format.number(stars), max: format.number(RATING_MAX) })}
          </span>
          <span aria-hidden="true" className="flex-1 h-[8px] rounded-sm bg-surface overflow-hidden">
            <svg aria-hidden="true" className="block w-full h-full">
              <rect width={`${(100 * count) / all}%`} height="100%" fill="var(--c-accent)" />
            </svg>
          </span>
          <span className="w-[28px]">{format.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
