import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffNumberChangeStates } from '#core/people/account/number-change.ts';
import type { StaffNumberChange } from '#core/people/api/number-change.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { NumberChangeCard } from './number-change-card.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

export interface NumberChangeAct {
  kind: 'approve' | 'refuse';
  change: StaffNumberChange;
}

/** Numbers that were lost, the longest waiting first. Source: docs/requirements/people/accounts.md, "Change of number". */
export function NumberChangesPage() {
  const { t: staff } = useTranslation('staff');
  const { t } = useTranslation('numberChange');
  const filter = useStatusFilter(staffNumberChangeStates, 'waiting');
  const { status, page } = filter;
  const response = useLiveApi('listStaffNumberChanges', { query: { status, page } });
  const [act, setAct] = useState<NumberChangeAct>();
  const close = () => setAct(undefined);
  return (
    <>
      <StatusListPage
        title={staff('queue.number')}
        filter={filter}
        textOf={(state) => t(`staff.state.${state}`)}
        response={response}
        emptyText={t('staff.empty')}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((change) => (
              <NumberChangeCard key={change.id} change={change} onAct={setAct} />
            ))}
          </ul>
        )}
      </StatusListPage>
      {act?.kind === 'approve' && <ApproveDialog change={act.change} onClose={close} />}
      {act?.kind === 'refuse' && <RefuseDialog change={act.change} onClose={close} />}
    </>
  );
}
