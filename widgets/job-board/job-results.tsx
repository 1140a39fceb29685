import { CloudOff, SearchX, WifiOff } from 'lucide-react';
import { MAX_PAGE } from '#core/jobs/job-constants.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import type { JobLinks } from '../job-parts/job-card.tsx';
import { JobGridSkeleton } from './job-card-skeleton.tsx';
import { JobList } from './job-list.tsx';
import { ListEnd } from './list-end.tsx';
import type { JobPages } from './use-job-pages.ts';

interface JobResultsProps extends JobLinks {
  pages: JobPages;
  pageSize: number;
  onClear: (() => void) | undefined;
}

/** The list in each of its states: loading, jobs, none, failed, offline. */
export function JobResults({ pages, pageSize, onClear, ...links }: JobResultsProps) {
  const { jobs, failure, retry } = pages;
  const texts = useTexts('board');
  const common = useTexts('common');

  if (pages.isLoadingFirst) return <JobGridSkeleton cards={pageSize} />;

  if (jobs.length === 0 && failure)
    return (
      <StatePanel
        alert
        icon={failure === 'offline' ? <WifiOff size={32} /> : <CloudOff size={32} />}
        title={failure === 'offline' ? common('noInternet') : texts('fetchError')}
        {...(failure === 'offline' ? { hint: common('noInternetHint') } : {})}
        action={<Button onClick={retry}>{common('retry')}</Button>}
      />
    );

  if (jobs.length === 0)
    return (
      <StatePanel
        icon={<SearchX size={32} />}
        title={texts('empty')}
        {...(onClear ? { hint: texts('emptyHint') } : {})}
        action={
          onClear && (
            <Button look="secondary" onClick={onClear}>
              {texts('filters.clearAll')}
            </Button>
          )
        }
      />
    );

  return (
    <>
      <JobList jobs={jobs} isStale={pages.isStale} {...links} />
      <ListEnd pages={pages} isCutOff={pages.pages >= MAX_PAGE} byButtonOnly={!onClear} />
    </>
  );
}
