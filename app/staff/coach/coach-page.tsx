import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { coachRequestStatuses } from '#core/market/hire/coach-words.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { BillCoachDialog } from './bill-coach-dialog.tsx';
import { CoachAnswerDialog } from './coach-answer-dialog.tsx';
import { CoachCard } from './coach-card.tsx';
import { EndCoachDialog } from './end-coach-dialog.tsx';
import { PlaceCoachDialog } from './place-coach-dialog.tsx';

export type CoachRequest = Answer<'listStaffCoachRequests'>['data'][number];
export type CoachAct = 'contacted' | 'closed' | 'place' | 'end' | 'bill';

/** Requests for coaches: answered by phone, and how each stands. */
export function CoachPage() {
  const { t } = useTranslation('staff');
  const filter = useStatusFilter(coachRequestStatuses, 'pending');
  const { status, page } = filter;
  const response = useLiveApi('listStaffCoachRequests', {
    query: { status, page },
  });
  const [open, setOpen] = useState<{ request: CoachRequest; act: CoachAct }>();
  const close = () => setOpen(undefined);

  return (
    <>
      <StatusListPage
        title={t('queue.coach')}
        filter={filter}
        textOf={(value) => t(`coach.status.${value}`)}
        response={response}
        emptyText={t('coach.none')}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((request) => (
              <CoachCard
                key={request.id}
                request={request}
                onAct={(act) => setOpen({ request, act })}
              />
            ))}
          </ul>
        )}
      </StatusListPage>
      {(open?.act === 'contacted' || open?.act === 'closed') && (
        <CoachAnswerDialog request={open.request} to={open.act} onClose={close} />
      )}
      {open?.act === 'place' && <PlaceCoachDialog request={open.request} onClose={close} />}
      {open?.act === 'end' && <EndCoachDialog request={open.request} onClose={close} />}
      {open?.act === 'bill' && <BillCoachDialog request={open.request} onClose={close} />}
    </>
  );
}
