import { HandHelping } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { type AskedStatus, askedStatuses } from '#core/market/hire/asked-statuses.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { AskedCard } from './asked-card.tsx';

/** Each tab is its own list, with its own pages. */
export function TutoringRequestsPage() {
  const { tab } = useParams();
  const status = askedStatuses.find((name) => name === tab) ?? 'pending';
  return <TutoringRequests key={status} status={status} />;
}

/**
 * Requests that ask for this tutor by name.
 * Source: docs/requirements/market/hire.md, "Hire Now".
 */
function TutoringRequests({ status }: { status: AskedStatus }) {
  const { t } = useTranslation('onlineLessons');
  const requests = usePagedApi('listTutoringRequests', (page) => ({ query: { page, status } }));
  usePageTitle(`${t(`asked.${status}`)} · ${t('asked.title')}`);
  return (
    <>
      <h1 className="text-xl mb-2">{t('asked.title')}</h1>
      <LinkTabs
        label={t('asked.title')}
        tabs={askedStatuses.map((tab) => ({
          to: `/tutor/tutoring-request/${tab}`,
          text: t(`asked.${tab}`),
        }))}
      />
      <PagedList
        label={t(`asked.${status}`)}
        {...requests}
        keyOf={({ job_id }) => job_id}
        empty={
          <StatePanel
            icon={<HandHelping size={32} />}
            title={t('asked.empty')}
            hint={t('asked.emptyHint')}
          />
        }
      >
        {(request) => <AskedCard request={request} />}
      </PagedList>
    </>
  );
}
