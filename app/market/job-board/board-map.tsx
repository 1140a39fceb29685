import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { ListMap } from '#app/market/list/map/list-map.tsx';
import { NO_PLACE } from '#app/market/list/map/place-filter.ts';
import { changeJobFilter, type JobFilter } from '#core/market/filters/job-filter.ts';
import { useApi } from '#ui/api/use-api.ts';

interface Props {
  filter: JobFilter;
  onFilter(filter: JobFilter): void;
}

/** The jobs on a map, and what is pressed there as a filter of the list. */
export function BoardMap({ filter, onFilter }: Props) {
  const counts = useApi('listJobAreas', { query: { ...filter, ...NO_PLACE } }, { keepsLast: true });
  return (
    <WithTexts areas={['listMap']}>
      <ListMap
        of="jobs"
        filter={filter}
        counts={counts}
        onPlace={(place) => onFilter(changeJobFilter(filter, { ...NO_PLACE, ...place }))}
      />
    </WithTexts>
  );
}
