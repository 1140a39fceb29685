import { useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { type JobFilter, writeJobFilter } from '#core/jobs/job-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { JobCard } from '../../job-parts/job-card.tsx';
import { jobPath } from '../../job-parts/job-path.ts';
import type { AssistantHost } from '../host-parts.ts';

const PAGE_SIZE = 5;

interface JobResultsProps {
  filter: JobFilter;
  page: number;
  host: AssistantHost;
  isNewest: boolean;
}

/** A list of earlier is asked for again only when somebody wants to see it: a reload stays cheap. */
export function JobResults(props: JobResultsProps) {
  const texts = useTexts('assistant');
  const [isShown, setShown] = useState(props.isNewest);
  if (isShown) return <JobCards {...props} />;
  return (
    <Button look="quiet" className="self-start" onClick={() => setShown(true)}>
      {texts('jobs.show')}
    </Button>
  );
}

function JobCards({ filter, page, host }: JobResultsProps) {
  const texts = useTexts('assistant');
  const common = useTexts('common');
  const format = useFormat();
  const { data, error, mutate } = useApi('listJobs', {
    query: { ...filter, page, per_page: PAGE_SIZE },
  });
  if (!data && error)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-danger text-sm">
        {isApiError(error) && error.code === 'offline'
          ? common('noInternet')
          : texts('jobs.failed')}
        <Button look="secondary" onClick={() => void mutate()}>
          {texts('jobs.again')}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-48 w-full" />;
  if (data.data.length === 0)
    return <p className="text-sm text-muted">{texts(page > 1 ? 'jobs.last' : 'jobs.none')}</p>;
  const board = `/job-board?${writeJobFilter(filter)}`;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {texts('jobs.found', { n: format.number(data.total) + (data.total_is_minimum ? '+' : '') })}
      </p>
      <ul className="assistant-cards">
        {data.data.map((job) => (
          <li key={job.id} className="flex">
            <JobCard
              job={job}
              jobHref={(id) => host.href(jobPath(id))}
              onJobOpen={(id, event) => host.onJobOpen?.(id, event)}
            />
          </li>
        ))}
      </ul>
      <a
        href={host.href(board)}
        target={host.target}
        rel={host.target && 'noopener'}
        onClick={(event) => host.onFollow?.(board, event)}
        className="self-start inline-flex items-center min-h-[44px] text-brand text-sm font-semibold hover:underline"
      >
        {texts('jobs.all')}
      </a>
    </div>
  );
}
