import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { ListMap } from '#app/market/list/map/list-map.tsx';
import { NO_PLACE } from '#app/market/list/map/place-filter.ts';
import { changeHubFilter, type HubFilter } from '#core/market/filters/hub-filter.ts';
import { useApi } from '#ui/api/use-api.ts';

interface Props {
  filter: HubFilter;
  onFilter(filter: HubFilter): void;
}

/** The tutors on a map, and what is pressed there as a filter of the list. */
export function HubMap({ filter, onFilter }: Props) {
  const counts = useApi(
    'listTutorAreas',
    { query: { ...filter, ...NO_PLACE } },
    { keepsLast: true },
  );
  return (
    <WithTexts areas={['listMap']}>
      <ListMap
        of="tutors"
        filter={filter}
        counts={counts}
        onPlace={(place) => onFilter(changeHubFilter(filter, { ...NO_PLACE, ...place }))}
      />
    </WithTexts>
  );
}
