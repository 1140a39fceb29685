import { Baby } from 'lucide-react';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { ActionLink } from '../../shell/action-link.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useFresh } from '../layout/use-fresh.ts';
import { CoachCard } from './coach-card.tsx';

export function CoachRequestsPage() {
  const texts = useTexts('parent');
  const showToast = useToast();
  const { api } = useSession();
  const list = usePagedApi('listCoachRequests', (page) => ({ query: { page } }));
  useFresh(list.response.refresh);
  const hire = (
    <ActionLink to="/parent/dashboard/hire/home-coach">{texts('coaches.hire')}</ActionLink>
  );
  return (
    <>
      <PageHead
        title={texts('coaches.title')}
        action={list.response.data?.total ? hire : undefined}
      />
      <PagedView
        {...list}
        empty={
          <StatePanel icon={<Baby size={32} />} title={texts('coaches.empty')} action={hire} />
        }
      >
        {(requests) => (
          <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
            {requests.map((request) => (
              <li key={request.id}>
                <CoachCard
                  request={request}
                  onCancel={async (reason) => {
                    const params = { id: request.id };
                    await api.call('cancelCoachRequest', { params, body: { reason } });
                    await list.response.refresh();
                    showToast(texts('requests.cancelled'), 'success');
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedView>
    </>
  );
}
