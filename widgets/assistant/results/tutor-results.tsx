import { type HubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import type { AssistantHost } from '../host-parts.ts';
import type { Talk } from '../use-talk.ts';
import { ResultList, type Wider } from './result-list.tsx';
import { TutorTile } from './tutor-tile.tsx';

const PAGE_SIZE = 5;

interface TutorResultsProps {
  filter: HubFilter;
  page: number;
  host: AssistantHost;
  wider: Wider;
  talk: Talk;
}

export function TutorResults({ filter, page, host, wider, talk }: TutorResultsProps) {
  const answer = useApi('listTutors', { query: { ...filter, page, per_page: PAGE_SIZE } });
  return (
    <ResultList
      kind="tutors"
      {...{ page, answer, host, wider }}
      allPath={filter.without_subjects ? undefined : `/hub?${writeHubFilter(filter)}`}
      keyOf={({ id }) => id}
      card={(tutor) => <TutorTile {...{ tutor, host, talk }} />}
    />
  );
}
