import { useTranslation } from 'react-i18next';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { AlarmCard } from './alarm-card.tsx';

const STATUSES = ['open', 'seen'] as const;

/** Lists what staff have to look at, the newest first. */
export function AlarmsPage() {
  const { t } = useTranslation('staff');
  const filter = useStatusFilter(STATUSES, 'open');
  const { status, page } = filter;
  const response = useLiveApi('listStaffAlarms', { query: { status, page } });

  return (
    <StatusListPage
      title={t('queue.alarm')}
      filter={filter}
      textOf={(value) => t(`alarms.${value}`)}
      response={response}
      emptyText={t('alarms.none')}
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
