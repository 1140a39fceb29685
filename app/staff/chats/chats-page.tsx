import { useTranslation } from 'react-i18next';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { ChatReportCard } from './chat-report-card.tsx';

const STATUSES = ['waiting', 'done'] as const;

/** Messages that tutors and guardians reported, the longest waiting first. */
export function ChatsPage() {
  const { t } = useTranslation('staff');
  const { t: chat } = useTranslation('staffChat');
  const filter = useStatusFilter(STATUSES, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listStaffChatReports', { query: { status, page } });
  return (
    <StatusListPage
      title={t('queue.chat')}
      filter={filter}
      textOf={(value) => chat(`status.${value}`)}
      response={response}
      emptyText={chat('none')}
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((report) => (
            <li key={report.id}>
              <ChatReportCard report={report} hasLink />
            </li>
          ))}
        </ul>
      )}
    </StatusListPage>
  );
}
