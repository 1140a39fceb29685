import { useTranslation } from 'react-i18next';
import { AROUND_KM } from '#core/ground/limits/job-constants.ts';
import type { NearestOffer } from '#core/market/api/nearest-offer.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { FilterText } from './filter-text.ts';
import type { ControlsArea } from './list-area.ts';

/** The number a filter finds: undefined until it is known. */
interface Found {
  total: number;
  total_is_minimum: boolean;
}

/** Asks for the smallest page of what the changes leave, whose count is the list's own. */
type UseFound<Filter> = (filter: Filter, changes: Partial<Filter>) => Found | undefined;

interface NearestOffersProps<Filter> {
  area: ControlsArea;
  filter: Filter;
  /** The filters of the search, each with the change that leaves it out. */
  filters: readonly FilterText<Filter>[];
  /** The other offers of the answer, with their numbers. */
  nearest: readonly NearestOffer[] | undefined;
  read(query: URLSearchParams): Filter;
  useFound: UseFound<Filter>;
  onChange(changes: Partial<Filter>): void;
}

/** More would be a list to search in. */
const MOST = 6;

/** All of a search gives way to another one. */
const instead = <Filter extends object>(filter: Filter, next: Filter): Partial<Filter> => ({
  ...Object.fromEntries(Object.keys(filter).map((field) => [field, undefined])),
  ...next,
});

interface OfferProps<Filter> {
  filter: Filter;
  changes: Partial<Filter>;
  useFound: UseFound<Filter>;
  write(n: string): string;
  onChange(changes: Partial<Filter>): void;
}

/** One offer; one that finds nothing either is none. */
function Offer<Filter>({ filter, changes, useFound, write, onChange }: OfferProps<Filter>) {
  const format = useFormat();
  const found = useFound(filter, changes);
  if (!found || found.total === 0) return null;
  const n = format.number(found.total) + (found.total_is_minimum ? '+' : '');
  return (
    <li>
      <Button look="secondary" onClick={() => onChange(changes)}>
        {write(n)}
      </Button>
    </li>
  );
}

/**
 * Shows, if nothing fits all of a search, what is nearest, then the same with one thing less, and
 * how many each finds.
 */
export function NearestOffers<Filter extends object>(props: NearestOffersProps<Filter>) {
  const { area, filter, filters, nearest = [], read, useFound, onChange } = props;
  const { t } = useTranslation(area);
  const format = useFormat();
  const textOf = ({ kind, text, total, total_is_minimum }: NearestOffer) => {
    const n = format.number(total) + (total_is_minimum ? '+' : '');
    if (kind === 'subject') return `${text}: ${n}`;
    return t(`nearest.${kind}`, { place: text, km: format.number(AROUND_KM), n });
  };
  return (
    <ul aria-label={t('nearest.label')} className="nearest-offers flex flex-wrap gap-2 no-print">
      {nearest.map((offer) => (
        <li key={offer.query}>
          <Button
            look="secondary"
            onClick={() => onChange(instead(filter, read(new URLSearchParams(offer.query))))}
          >
            {textOf(offer)}
          </Button>
        </li>
      ))}
      {filters.slice(0, MOST).map(({ key, text, without }) => (
        <Offer
          key={key}
          changes={without}
          write={(n) => t('nearest.without', { what: text, n })}
          {...{ filter, useFound, onChange }}
        />
      ))}
    </ul>
  );
}
