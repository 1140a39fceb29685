import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useFresh } from '#app/ground/page/use-fresh.ts';
import { LateRecommendedTutors } from '#app/market/hub/late-recommended-tutors.tsx';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { RequestCard } from './request-card.tsx';

const HIRE_PATH = '/parent/dashboard/hire/home-tutor';

export function TutorRequestsPage() {
  const { t } = useTranslation('parent');
  const list = usePagedApi('listRequests', (page) => ({ query: { page } }));
  useFresh(list.response.refresh);
  return (
    <>
      <PageHead
        title={t('requests.title')}
        action={<ActionLink to={HIRE_PATH}>{t('hire.tutor')}</ActionLink>}
      />
      <PagedView
        {...list}
        empty={
          <StatePanel
            icon={<Inbox size={32} />}
            title={t('requests.empty')}
            action={<ActionLink to={HIRE_PATH}>{t('requests.hireNow')}</ActionLink>}
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
      <LateRecommendedTutors />
    </>
  );
}
