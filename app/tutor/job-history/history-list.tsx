import { CloudOff, Inbox } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '#ui/button/button.tsx';
import { useHasScrolled } from '#ui/hooks/use-has-scrolled.ts';
import { useNearViewport } from '#ui/hooks/use-near-viewport.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobGridSkeleton } from '#widgets/job-board/job-card-skeleton.tsx';
import { HistoryCard } from './history-card.tsx';
import type { HistoryType } from './history-tabs.ts';
import { type HistoryJob, useHistoryPages } from './use-history-pages.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The applications of one stage; more of them as one scrolls. */
export function HistoryList({ type }: { type: HistoryType }) {
  const texts = useTexts('history');
  const common = useTexts('common');
  const now = useNow();
  const pages = useHistoryPages(type);
  const { mutate } = useSWRConfig();
  const [leaving, setLeaving] = useState<HistoryJob>();
  const hasScrolled = useHasScrolled();
  const foot = useNearViewport<HTMLDivElement>(
    hasScrolled && pages.hasMore && !pages.isLoadingMore,
    pages.loadMore,
  );
  const refresh = () =>
    Promise.all([
      pages.reload(),
      mutate((key) => Array.isArray(key) && key[2] === 'getSidebarCounts'),
    ]);

  if (pages.error)
    return (
      <StatePanel
        alert
        icon={<CloudOff size={32} />}
        title={texts('failed')}
        hint={texts('failedHint')}
        action={<Button onClick={() => void pages.reload()}>{common('retry')}</Button>}
      />
    );
  if (pages.isLoadingFirst) return <JobGridSkeleton />;
  if (pages.jobs.length === 0)
    return (
      <StatePanel
        icon={<Inbox size={32} />}
        title={texts(`empty.${type}`)}
        hint={texts('emptyHint')}
      />
    );

  return (
    <>
      <ul className="job-grid">
        {pages.jobs.map((job) => (
          <li key={job.jobId} className="flex">
            <HistoryCard job={job} now={now} onWithdraw={setLeaving} />
          </li>
        ))}
      </ul>
      <div ref={foot} className="flex justify-center py-4">
        {pages.hasMore && (
          <Button look="secondary" isBusy={pages.isLoadingMore} onClick={pages.loadMore}>
            {texts(pages.isLoadingMore ? 'loadingMore' : 'more')}
          </Button>
        )}
      </div>
      {leaving && (
        <WithdrawDialog job={leaving} onClose={() => setLeaving(undefined)} onChanged={refresh} />
      )}
    </>
  );
}
