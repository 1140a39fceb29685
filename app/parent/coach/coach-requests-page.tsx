import { Baby } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { ActionLink } from '../../shell/action-link.tsx';
import { LoadState } from '../layout/load-state.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useFresh } from '../layout/use-fresh.ts';
import { PageTurner } from '../requests/page-turner.tsx';
import { CoachCard } from './coach-card.tsx';

export function CoachRequestsPage() {
  const texts = useTexts('parent');
  const showToast = useToast();
  const { api } = useSession();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useApi(
    'listCoachRequests',
    { query: { page } },
    { keepsLast: true },
  );
  useFresh(mutate);
  const hire = (
    <ActionLink to="/parent/dashboard/hire/home-coach">{texts('coaches.hire')}</ActionLink>
  );
  return (
    <>
      <PageHead title={texts('coaches.title')} action={data?.total ? hire : undefined} />
      {!data ? (
        <LoadState error={error} onRetry={() => void mutate()} />
      ) : data.total === 0 ? (
        <StatePanel icon={<Baby size={32} />} title={texts('coaches.empty')} action={hire} />
      ) : (
        <>
          <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
            {data.data.map((request) => (
              <li key={request.id}>
                <CoachCard
                  request={request}
                  onCancel={async (reason) => {
                    const params = { id: request.id };
                    await api.call('cancelCoachRequest', { params, body: { reason } });
                    await mutate();
                    showToast(texts('requests.cancelled'), 'success');
                  }}
                />
              </li>
            ))}
          </ul>
          <PageTurner page={page} lastPage={data.last_page} onTurn={setPage} />
        </>
      )}
    </>
  );
}
