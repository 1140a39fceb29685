import type { TutorHubAnswer } from '#core/market/api/hub.ts';
import { changeHubFilter, type HubFilter, readHubFilter } from '#core/market/filters/hub-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import { ChosenFilters } from '../list/chosen-filters.tsx';
import { DidYouMean } from '../list/did-you-mean.tsx';
import { NearestOffers } from '../list/nearest-offers.tsx';
import { AskForOne } from './ask-for-one.tsx';
import type { FilterProps } from './filter-props.ts';
import { useFilterTexts } from './use-filter-texts.ts';

const useFound = (filter: HubFilter, changes: Partial<HubFilter>) =>
  useApi('listTutors', { query: { ...changeHubFilter(filter, changes), page: 1, per_page: 1 } })
    .data;

interface FilterChipsProps extends FilterProps {
  answer: TutorHubAnswer | undefined;
  onClear(): void;
}

/** Shows what was chosen; if nobody fits, also the same search with one thing less. */
export function FilterChips({ filter, answer, ...act }: FilterChipsProps) {
  const chosen = useFilterTexts(filter);
  const { understood = [], name_words: names = [] } = filter.search ? (answer ?? {}) : {};
  const said = understood.map(({ kind, id, text, without }) => ({
    key: `${kind}-${id}`,
    text,
    without: { search: without || undefined },
  }));
  const name = { key: 'name', text: names.join(' '), without: { search: undefined } };
  const filters = [...said, ...(names.length > 0 ? [name] : []), ...chosen];
  return (
    <>
      <ChosenFilters area="hubControls" filters={chosen} {...act} />
      {filter.search && (
        <DidYouMean
          area="hubControls"
          suggestions={answer?.suggestions ?? []}
          onSearch={(search) => act.onChange({ search })}
        />
      )}
      {answer?.total === 0 && filters.length > 0 && (
        <NearestOffers
          area="hubControls"
          {...{ filter, filters, useFound }}
          nearest={answer.nearest}
          read={readHubFilter}
          onChange={act.onChange}
        />
      )}
      {answer?.total === 0 && answer.ask && <AskForOne query={answer.ask} />}
    </>
  );
}
