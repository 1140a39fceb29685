import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { ChatReportCard } from './chat-report-card.tsx';

const STATUSES = ['waiting', 'done'] as const;

/** Messages that tutors and guardians reported, the longest waiting first. */
export function ChatsPage() {
  const texts = useTexts('staff');
  const chat = useTexts('staffChat');
  const filter = useStatusFilter(STATUSES, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listStaffChatReports', { query: { status, page } });
  return (
    <StatusListPage
      title={texts('queue.chat')}
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
