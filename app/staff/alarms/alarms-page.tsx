import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { AlarmCard } from './alarm-card.tsx';

const STATUSES = ['open', 'seen'] as const;

/** Lists what staff have to look at, the newest first. */
export function AlarmsPage() {
  const texts = useTexts('staff');
  const filter = useStatusFilter(STATUSES, 'open');
  const { status, page } = filter;
  const response = useLiveApi('listStaffAlarms', { query: { status, page } });

  return (
    <StatusListPage
      title={texts('queue.alarm')}
      filter={filter}
      textOf={(value) => texts(`alarms.${value}`)}
      response={response}
      emptyText={texts('alarms.none')}
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((alarm) => (
            <AlarmCard key={alarm.id} alarm={alarm} />
          ))}
        </ul>
      )}
    </StatusListPage>
  );
}
