import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { JobGrid } from '#app/market/list/job-grid.tsx';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobGridSkeleton } from '#widgets/job/job-grid-skeleton.tsx';

interface OwnJobsListProps {
  from: 'listSavedJobs' | 'listAvailableJobs';
  emptyText: string;
  errorText: string;
}

/** The tutor's own lists, a page at a time. */
export function OwnJobsList({ from, emptyText, errorText }: OwnJobsListProps) {
  const { t } = useTranslation('tutor');
  const { t: board } = useTranslation('board');
  const format = useFormat();
  const { response, page, onPage } = usePagedApi(from, (page) => ({ query: { page } }));
  const total = response.data?.total ?? 0;

  return (
    <PagedView
      response={response}
      page={page}
      onPage={onPage}
      errorTitle={errorText}
      skeleton={<JobGridSkeleton />}
      empty={
        <StatePanel
          icon={<Inbox size={32} />}
          title={emptyText}
          action={<ActionLink to="/job-board">{t('ownJobs.toBoard')}</ActionLink>}
        />
      }
    >
      {(jobs) => (
        <>
          <h2 className="mb-3 text-base text-muted">
            {board('found', { count: total, n: format.number(total) })}
          </h2>
          <JobGrid jobs={jobs} />
          {page === response.data?.last_page && (
            <p className="pt-4 text-center text-muted">{board('end')}</p>
          )}
        </>
      )}
    </PagedView>
  );
}
