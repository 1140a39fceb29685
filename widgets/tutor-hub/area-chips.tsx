import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { FilterProps } from './filter-props.ts';

const CHIP =
  'inline-flex items-center min-h-[36px] px-3 rounded-full border text-sm whitespace-nowrap';
const CHOSEN = 'bg-brand-soft border-brand text-brand font-semibold';
const OTHER = 'bg-paper border-edge hover:border-brand';

/** They come first in the list of cities; the other districts are in the filter and the search box. */
const GREAT_CITIES = 14;

/**
 * One press to a great city, one more to its areas: a line that is swiped, with room for it a few lines. What
 * is further down shows its upper edge.
 */
export function AreaChips({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('hubControls');
  const { city_id, location_id: chosen = [] } = filter;
  const cities = useApi('listCities', {}, { keepsLast: true });
  const areas = useApi('listLocations', city_id ? { query: { city_id } } : null);
  const city = cities.data?.find(({ id }) => id === city_id)?.text;
  const options = city_id ? areas.data : cities.data?.slice(0, GREAT_CITIES);
  const error = city_id ? areas.error : cities.error;
  if (error) return null;
  if (!options) return <Skeleton className="h-[36px] cq-lg:h-[80px]" />;

  const choose = (id: number) => {
    if (!city_id) return onChange({ city_id: id });
    const others = chosen.filter((one) => one !== id);
    const next = others.length < chosen.length ? others : [...chosen, id];
    onChange({ location_id: next.length > 0 ? next : undefined });
  };

  return (
    <ul
      aria-label={city ? t('areas.locations', { city }) : t('areas.cities')}
      className="flex cq-lg:flex-wrap gap-2 cq-lg:max-h-[148px] p-1 -m-1 overflow-x-auto"
    >
      {city_id && (
        <li>
          <button
            type="button"
            className={cx(CHIP, OTHER)}
            onClick={() => onChange({ city_id: undefined })}
          >
            {t('areas.allCities')}
          </button>
        </li>
      )}
      {options.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={city_id ? chosen.includes(id) : false}
            className={cx(CHIP, chosen.includes(id) ? CHOSEN : OTHER)}
            onClick={() => choose(id)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
