import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffNotice } from '#core/community/api/notices.ts';
import { windowStates } from '#core/ground/dates/day-window.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { Button } from '#ui/button/button.tsx';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { EndNoticeDialog } from './end-notice-dialog.tsx';
import { NoticeCard } from './notice-card.tsx';
import { NoticeDialog } from './notice-dialog.tsx';

type Open = { kind: 'new' } | { kind: 'change' | 'end'; notice: StaffNotice };

/** Source: docs/requirements/dashboards/parent-area.md, "Notice board". */
export function NoticesPage() {
  const { t } = useTranslation('staffNotices');
  const filter = useStatusFilter(windowStates, 'active');
  const { status, page } = filter;
  const response = useLiveApi('listStaffNotices', { query: { status, page } });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  // After a conflict the dialog goes on from what is stored now. It stays open, with what was typed,
  // when the notice leaves the list: its last day is over, or a colleague ended it.
  const asItIs = (notice: StaffNotice) =>
    response.data?.data.find(({ id }) => id === notice.id) ?? notice;
  return (
    <>
      <StatusListPage
        title={t('title')}
        action={
          <Button
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => setOpen({ kind: 'new' })}
          >
            {t('add')}
          </Button>
        }
        filter={filter}
        textOf={(value) => t(`state.${value}`)}
        response={response}
        emptyText={t(`none.${status ?? 'all'}`)}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <NoticeCard
                key={row.id}
                notice={row}
                onChange={() => setOpen({ kind: 'change', notice: row })}
                onEnd={() => setOpen({ kind: 'end', notice: row })}
              />
            ))}
          </ul>
        )}
      </StatusListPage>
      {open?.kind === 'new' && <NoticeDialog onClose={close} />}
      {open?.kind === 'change' && <NoticeDialog notice={asItIs(open.notice)} onClose={close} />}
      {open?.kind === 'end' && <EndNoticeDialog notice={asItIs(open.notice)} onClose={close} />}
    </>
  );
}
