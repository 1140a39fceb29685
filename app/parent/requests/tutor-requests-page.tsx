import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ActionLink } from '../../shell/action-link.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useFresh } from '../layout/use-fresh.ts';
import { RequestCard } from './request-card.tsx';

const HIRE_PATH = '/parent/dashboard/hire/home-tutor';

export function TutorRequestsPage() {
  const texts = useTexts('parent');
  const [page, setPage] = useState(1);
  const response = useApi('listRequests', { query: { page } }, { keepsLast: true });
  useFresh(response.mutate);
  return (
    <>
      <PageHead
        title={texts('requests.title')}
        action={<ActionLink to={HIRE_PATH}>{texts('home.hireTutor')}</ActionLink>}
      />
      <PagedView
        response={response}
        page={page}
        onPage={setPage}
        empty={
          <StatePanel
            icon={<Inbox size={32} />}
            title={texts('requests.empty')}
            action={<ActionLink to={HIRE_PATH}>{texts('requests.hireNow')}</ActionLink>}
          />
        }
      >
        {(requests) => (
          <ul className="flex flex-col gap-3">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
        )}
      </PagedView>
    </>
  );
}
