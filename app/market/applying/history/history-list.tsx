import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswers } from '#ui/api/use-answers.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { ListEnd } from '#ui/list/list-end.tsx';
import { useNow } from '#ui/now.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobGridSkeleton } from '#widgets/job/job-grid-skeleton.tsx';
import { HistoryCard } from './history-card.tsx';
import type { HistoryType } from './history-tabs.ts';
import { type HistoryJob, useHistoryPages } from './use-history-pages.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The applications of one stage; more of them as one scrolls. */
export function HistoryList({ type }: { type: HistoryType }) {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const now = useNow();
  const pages = useHistoryPages(type);
  const answers = useAnswers();
  const [leaving, setLeaving] = useState<HistoryJob>();
  const refresh = () =>
    Promise.all([pages.retry(), answers.refresh((name) => name === 'getSidebarCounts')]);

  return (
    <AsyncView
      response={{ data: pages.jobs, error: pages.error, refresh: pages.retry }}
      errorTitle={t('failed')}
      skeleton={<JobGridSkeleton />}
      isEmpty={(jobs) => jobs.length === 0}
      empty={
        <StatePanel icon={<Inbox size={32} />} title={t(`empty.${type}`)} hint={t('emptyHint')} />
      }
    >
      {(jobs) => (
        <>
          <ul className="job-grid">
            {jobs.map((job) => (
              <li key={job.jobId} className="flex">
                <HistoryCard job={job} now={now} onWithdraw={setLeaving} />
              </li>
            ))}
          </ul>
          <ListEnd
            pages={pages}
            texts={{
              fetchError: common('loadError'),
              loadMore: t('more'),
              loadingMore: common('loading'),
            }}
          />
          {leaving && (
            <WithdrawDialog
              job={leaving}
              onClose={() => setLeaving(undefined)}
              onChanged={refresh}
            />
          )}
        </>
      )}
    </AsyncView>
  );
}
