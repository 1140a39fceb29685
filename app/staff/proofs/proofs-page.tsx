import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffProof } from '#core/money/api/proofs.ts';
import { proofStates } from '#core/money/words/proof-words.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { ConfirmProofDialog } from './confirm-proof-dialog.tsx';
import { ProofCard } from './proof-card.tsx';
import { RefuseProofDialog } from './refuse-proof-dialog.tsx';
import { ReversePaymentDialog } from './reverse-payment-dialog.tsx';

export interface ProofAct {
  kind: 'confirm' | 'refuse' | 'reverse';
  proof: StaffProof;
}

/** Money that was sent by hand, the longest waiting first. Source: docs/requirements/money/money.md, "Proof by hand". */
export function ProofsPage() {
  const { t: staff } = useTranslation('staff');
  const { t } = useTranslation('staffMoney');
  const filter = useStatusFilter(proofStates, 'open');
  const { status, page } = filter;
  const response = useLiveApi('listStaffProofs', { query: { status, page } });
  const [act, setAct] = useState<ProofAct>();
  const close = () => setAct(undefined);
  return (
    <>
      <StatusListPage
        title={staff('queue.proof')}
        filter={filter}
        textOf={(value) => t(`proofs.state.${value}`)}
        response={response}
        emptyText={t('proofs.empty')}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((proof) => (
              <ProofCard key={proof.id} proof={proof} onAct={setAct} />
            ))}
          </ul>
        )}
      </StatusListPage>
      {act?.kind === 'confirm' && <ConfirmProofDialog proof={act.proof} onClose={close} />}
      {act?.kind === 'refuse' && <RefuseProofDialog proof={act.proof} onClose={close} />}
      {act?.kind === 'reverse' && <ReversePaymentDialog proof={act.proof} onClose={close} />}
    </>
  );
}
