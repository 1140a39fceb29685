import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { AlarmLines } from './alarm-lines.tsx';
import { LastDays } from './last-days.tsx';
import { MoneyDue } from './money-due.tsx';
import { OwnRequests } from './own-requests.tsx';
import { PromiseClock } from './promise-clock.tsx';
import { WaitingQueues } from './waiting-queues.tsx';

/** The filters of the list of requests, which stood at this address once. */
const OF_LIST = ['queue', 'status', 'q', 'city_id', 'class_id', 'site', 'sort', 'page'];

export function TodayPage() {
  const [params] = useSearchParams();
  return OF_LIST.some((name) => params.has(name)) ? (
    <Navigate to={`/staff/requests?${params}`} replace />
  ) : (
    <Today />
  );
}

/** Shows the first page of the console: what waits, what ends soon, what is one's own, and the last days. */
function Today() {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const today = useLiveApi('getStaffToday', {});
  // The queues beside the page are the same answer: it is asked for once.
  const queues = useLiveApi('getStaffQueues', {});
  usePageTitle(t('nav.today'));
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-lg">{t('nav.today')}</h1>
        {today.data && <p className="text-muted">{format.date(today.data.day)}</p>}
      </header>
      <AsyncView response={today} skeleton={<Skeleton className="h-[44px]" />}>
        {({ promise }) => <PromiseClock promise={promise} />}
      </AsyncView>
      <div className="request-columns">
        <div className="flex flex-col gap-4 min-w-0">
          <AsyncView response={queues} skeleton={<Skeleton className="h-[320px]" />}>
            {({ data }) => <WaitingQueues queues={data} />}
          </AsyncView>
          {today.data && (
            <>
              <OwnRequests mine={today.data.mine} />
              <LastDays days={today.data.days} />
            </>
          )}
        </div>
        {today.data && (
          <div className="flex flex-col gap-4 min-w-0">
            <AlarmLines alarms={today.data.alarms} />
            <MoneyDue money={today.data.money} queues={queues.data?.data ?? []} />
          </div>
        )}
      </div>
    </div>
  );
}
