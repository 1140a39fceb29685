import { useTranslation } from 'react-i18next';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { MessageCard } from './message-card.tsx';

const STATUSES = ['waiting', 'done'] as const;

/** Lists what people wrote on the contact page, the longest waiting first. */
export function MessagesPage() {
  const { t } = useTranslation('staff');
  const filter = useStatusFilter(STATUSES, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listStaffMessages', { query: { status, page } });

  return (
    <StatusListPage
      title={t('queue.message')}
      filter={filter}
      textOf={(value) => t(`messages.${value}`)}
      response={response}
      emptyText={t('messages.none')}
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((written) => (
            <MessageCard key={written.id} written={written} />
          ))}
        </ul>
      )}
    </StatusListPage>
  );
}
