import { Link } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useFresh } from '../layout/use-fresh.ts';
import { RequestCard } from '../requests/request-card.tsx';
import { REQUESTS_PATH } from '../requests/request-path.ts';
import { ActionCards } from './action-cards.tsx';
import { ParentHeader } from './parent-header.tsx';
import { WaitingList } from './waiting-list.tsx';

const LATEST = 3;

/** Where a guardian starts: what can be done, what waits for an answer, what was asked for last. */
export function DashboardPage() {
  const texts = useTexts('parent');
  const response = useApi('listRequests', { query: { page: 1 } }, { keepsLast: true });
  useFresh(response.refresh);
  return (
    <div className="flex flex-col gap-5">
      <ParentHeader />
      <ActionCards />
      <AsyncView response={response}>
        {(data) => (
          <>
            <WaitingList requests={data.data} />
            {data.total > 0 && (
              <section className="flex flex-col gap-3">
                <div className="flex items-baseline justify-between gap-3">
                  <h2 className="text-lg">{texts('home.latest')}</h2>
                  <Link
                    to={REQUESTS_PATH}
                    className="inline-flex items-center min-h-[36px] font-semibold text-brand hover:underline"
                  >
                    {texts('home.all')}
                  </Link>
                </div>
                <ul className="flex flex-col gap-3">
                  {data.data.slice(0, LATEST).map((request) => (
                    <li key={request.id}>
                      <RequestCard request={request} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </AsyncView>
    </div>
  );
}
