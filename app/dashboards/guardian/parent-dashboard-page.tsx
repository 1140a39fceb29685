import { useTranslation } from 'react-i18next';
import { useFresh } from '#app/ground/page/use-fresh.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { LateRecommendedTutors } from '#app/market/hub/late-recommended-tutors.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { ActionCards } from './action-cards.tsx';
import { Counters } from './counters.tsx';
import { LatestRequests } from './latest-requests.tsx';
import { MyTeachers } from './my-teachers.tsx';
import { NextClasses } from './next-classes.tsx';
import { NextLessons } from './next-lessons.tsx';
import { NextSteps } from './next-steps.tsx';
import { NoticeBoard } from './notice-board.tsx';
import { ParentHeader } from './parent-header.tsx';
import { PendingPayments } from './pending-payments.tsx';
import { WaitingList } from './waiting-list.tsx';

/**
 * Shows a guardian's first screen: what waits for them, what can be done, who teaches, what was
 * requested.
 * Source: docs/requirements/dashboards/parent-area.md, "Dashboard".
 */
export function DashboardPage() {
  const { t } = useTranslation('parent');
  const response = useApi('getParentDashboard', {}, { keepsLast: true });
  useFresh(response.refresh);
  usePageTitle(t('nav.dashboard'));
  return (
    <AsyncView response={response}>
      {(data) => (
        <div className="flex flex-col gap-5">
          <ParentHeader me={data.me} />
          <NextSteps data={data} />
          {data.waiting.length > 0 && <WaitingList waiting={data.waiting} />}
          <NextClasses classes={data.next_classes} />
          <PendingPayments unpaid={data.unpaid} unpaid_poisha={data.unpaid_poisha} />
          <NextLessons lessons={data.lessons} />
          <NoticeBoard notices={data.notices} />
          <ActionCards />
          <Counters counts={data.counts} />
          <MyTeachers tutors={data.tutors} coaches={data.coaches} />
          <LatestRequests requests={data.requests} />
          <LateRecommendedTutors />
        </div>
      )}
    </AsyncView>
  );
}
