import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { CompletionCard } from '#app/people/tutor-profile/completion-card.tsx';
import { AcceptanceNotice } from './acceptance-notice.tsx';
import { GoldCard } from './gold-card.tsx';
import { NearestJobs } from './nearest-jobs.tsx';
import { NewestJobs } from './newest-jobs.tsx';
import { Notices } from './notices.tsx';
import { OverdueNotice } from './overdue-notice.tsx';
import { PositionCard } from './position/position-card.tsx';
import { SetupNotice } from './setup-notice.tsx';
import { StageCounts } from './stage-counts.tsx';
import { WaitingList } from './waiting-list.tsx';

/**
 * Shows what comes next for this tutor. Source: docs/requirements/dashboards/tutor-area.md,
 * "Dashboard".
 */
export function DashboardPage() {
  const { t } = useTranslation('tutor');
  const { user } = useSession();
  usePageTitle(t('menu.dashboard'));
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-xl">{t('dashboard.hello', { name: user?.name ?? '' })}</h1>
      <WaitingList />
      <SetupNotice />
      <AcceptanceNotice />
      <OverdueNotice />
      <div className="dashboard-columns grid grid-cols-1 items-start gap-5">
        <div className="flex flex-col gap-5 min-w-0">
          <StageCounts />
          <CompletionCard />
          <NearestJobs />
          <NewestJobs />
        </div>
        <div className="flex flex-col gap-5 min-w-0">
          <Notices />
          <PositionCard />
          <GoldCard />
        </div>
      </div>
    </div>
  );
}
