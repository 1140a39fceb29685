import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { CallCard } from './call-card.tsx';

const STATUSES = ['waiting', 'done'] as const;

/** People who asked the assistant for a call, the longest waiting first. */
export function CallsPage() {
  const texts = useTexts('staff');
  const filter = useStatusFilter(STATUSES, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listStaffCalls', { query: { status, page } });

  return (
    <StatusListPage
      title={texts('queue.call')}
      filter={filter}
      textOf={(value) => texts(`calls.${value}`)}
      response={response}
      emptyText={texts('calls.none')}
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
