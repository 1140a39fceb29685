import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { refundStates, type SendingOutcome } from '#core/money/words/refund-words.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { EndSendingDialog } from './end-sending-dialog.tsx';
import { RefundCard } from './refund-card.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export interface RefundAct {
  kind: 'refuse' | 'payOut' | SendingOutcome;
  refund: StaffRefund;
}

/**
 * Lists what tutors claim back, the longest waiting first. Source:
 * docs/requirements/money/money.md, "Refund".
 */
export function RefundsPage() {
  const { t } = useTranslation('staff');
  const filter = useStatusFilter(refundStates, 'claimed');
  const { status, page } = filter;
  const response = useLiveApi('listStaffRefunds', { query: { status, page } });
  const [act, setAct] = useState<RefundAct>();
  return (
    <>
      <StatusListPage
        title={t('queue.refund')}
        filter={filter}
        textOf={(value) => t(`refunds.state.${value}`)}
        response={response}
        emptyText={t('refunds.empty')}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((refund) => (
              <RefundCard key={refund.id} refund={refund} onAct={setAct} />
            ))}
          </ul>
        )}
      </StatusListPage>
      {act && <RefundActDialog act={act} onClose={() => setAct(undefined)} />}
    </>
  );
}

function RefundActDialog({ act: { kind, refund }, onClose }: { act: RefundAct; onClose(): void }) {
  return kind === 'refuse' || kind === 'payOut' ? (
    <RefundDialog kind={kind} refund={refund} onClose={onClose} />
  ) : (
    <WithTexts areas={['staffMoney']}>
      <EndSendingDialog outcome={kind} refund={refund} onClose={onClose} />
    </WithTexts>
  );
}
