import { useTranslation } from 'react-i18next';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { CallCard } from './call-card.tsx';

const STATUSES = ['waiting', 'done'] as const;

/** People who asked the assistant for a call, the longest waiting first. */
export function CallsPage() {
  const { t } = useTranslation('staff');
  const filter = useStatusFilter(STATUSES, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listStaffCalls', { query: { status, page } });

  return (
    <StatusListPage
      title={t('queue.call')}
      filter={filter}
      textOf={(value) => t(`calls.${value}`)}
      response={response}
      emptyText={t('calls.none')}
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((call) => (
            <CallCard key={call.id} call={call} />
          ))}
        </ul>
      )}
    </StatusListPage>
  );
}
