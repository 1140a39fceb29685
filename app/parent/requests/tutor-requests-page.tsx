import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ActionLink } from '../../shell/action-link.tsx';
import { LoadState } from '../layout/load-state.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useFresh } from '../layout/use-fresh.ts';
import { PageTurner } from './page-turner.tsx';
import { RequestCard } from './request-card.tsx';

const HIRE_PATH = '/parent/dashboard/hire/home-tutor';

export function TutorRequestsPage() {
  const texts = useTexts('parent');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useApi('listRequests', { query: { page } }, { keepsLast: true });
  useFresh(mutate);
  return (
    <>
      <PageHead
        title={texts('requests.title')}
        action={<ActionLink to={HIRE_PATH}>{texts('home.hireTutor')}</ActionLink>}
      />
      {!data ? (
        <LoadState error={error} onRetry={() => void mutate()} />
      ) : data.total === 0 ? (
        <StatePanel
          icon={<Inbox size={32} />}
          title={texts('requests.empty')}
          action={<ActionLink to={HIRE_PATH}>{texts('requests.hireNow')}</ActionLink>}
        />
      ) : (
        <>
          <ul className="flex flex-col gap-3">
            {data.data.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
          <PageTurner page={page} lastPage={data.last_page} onTurn={setPage} />
        </>
      )}
    </>
  );
}
