import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FilterText } from './filter-text.ts';
import type { ControlsArea } from './list-area.ts';

/** How many a filter finds: undefined until it is known. */
interface Found {
  total: number;
  total_is_minimum: boolean;
}

/** Asks for the smallest page of what the changes leave, whose count is the list's own. */
type UseFound<Filter> = (filter: Filter, changes: Partial<Filter>) => Found | undefined;

interface NearestOffersProps<Filter> {
  area: ControlsArea;
  filter: Filter;
  /** What is searched by, each with the change that leaves it out. */
  filters: readonly FilterText<Filter>[];
  /** The same search, of what is taught online. */
  online?: Partial<Filter> | undefined;
  useFound: UseFound<Filter>;
  onChange(changes: Partial<Filter>): void;
}

/** More would be a list to search in. */
const MOST = 6;

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

/** Where nothing fits all of a search: the same with one thing less, and how many that finds. */
export function NearestOffers<Filter>(props: NearestOffersProps<Filter>) {
  const { area, filter, filters, online, useFound, onChange } = props;
  const texts = useTexts(area);
  return (
    <ul aria-label={texts('nearest.label')} className="flex flex-wrap gap-2 no-print">
      {filters.slice(0, MOST).map(({ key, text, without }) => (
        <Offer
          key={key}
          changes={without}
          write={(n) => texts('nearest.without', { what: text, n })}
          {...{ filter, useFound, onChange }}
        />
      ))}
      {online && (
        <Offer
          changes={online}
          write={(n) => texts('nearest.online', { n })}
          {...{ filter, useFound, onChange }}
        />
      )}
    </ul>
  );
}
