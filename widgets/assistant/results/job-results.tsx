import { type JobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useI18n } from '#ui/i18n/use-i18n.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { jobPath } from '../../job/job-path.ts';
import { useJobCards } from '../../job/use-job-cards.tsx';
import type { AssistantHost } from '../host-parts.ts';
import { ResultList, type Wider } from './result-list.tsx';

const PAGE_SIZE = 5;

interface JobResultsProps {
  filter: JobFilter;
  page: number;
  host: AssistantHost;
  wider: Wider;
}

export function JobResults({ filter, page, host, wider }: JobResultsProps) {
  const i18n = useI18n();
  const answer = useApi('listJobs', { query: { ...filter, page, per_page: PAGE_SIZE } });
  const cards = useJobCards({
    jobHref: (id) => host.href(jobPath(id)),
    onJobOpen: (id, event) => host.onJobOpen?.(id, event),
  });
  // The words on the cards are on their way.
  if (!i18n.hasResourceBundle(i18n.language, 'board')) return <Skeleton className="h-48 w-full" />;
  return (
    <ResultList
      kind="jobs"
      {...{ page, answer, host, wider }}
      allPath={filter.without_subjects ? undefined : `/job-board?${writeJobFilter(filter)}`}
      keyOf={({ id }) => id}
      {...cards}
    />
  );
}
