import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { ChatReportCard } from './chat-report-card.tsx';
import { SeenMessage } from './seen-message.tsx';

/** A reported message, with what was written before and after it. */
export function ChatPage() {
  const { t: staff } = useTranslation('staff');
  const { t: chat } = useTranslation('staffChat');
  const id = Number(useParams()['id']);
  const isId = Number.isInteger(id) && id > 0;
  const response = useLiveApi('getStaffChatReport', isId ? { params: { id } } : null);
  usePageTitle(chat('title'));
  return (
    <div className="flex flex-col gap-3">
      <Link
        to="/staff/chats"
        className="self-start inline-flex items-center min-h-[44px] text-brand underline"
      >
        {staff('queue.chat')}
      </Link>
      <h1 className="text-lg">{chat('title')}</h1>
      <AsyncView response={response}>
        {(report) => (
          <>
            <ChatReportCard report={report} />
            <h2 className="text-base">{chat('aroundTitle')}</h2>
            <ol className="flex flex-col gap-2">
              {report.around.map((message) => (
                <li key={message.id}>
                  <SeenMessage message={message} isReported={message.id === report.message.id} />
                </li>
              ))}
            </ol>
          </>
        )}
      </AsyncView>
    </div>
  );
}
