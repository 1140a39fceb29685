import { useState } from 'react';
import type { OwnProof } from '#core/money/api/proofs.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useAnswers } from '#ui/api/use-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { isOfMoney } from '../is-of-money.ts';
import { useMoneyText } from '../use-money-text.ts';

/** Shows what has become of the money that was sent by hand. */
export function ProofNotice({ proof }: { proof: OwnProof }) {
  const texts = useTexts('proof');
  const format = useFormat();
  const money = useMoneyText();
  const now = useNow();
  const { api } = useEnvironment();
  const answers = useAnswers();
  const [isAsking, setAsking] = useState(false);
  const { id, state, trx } = proof;
  const isOpen = state === 'open';
  const sum = money(proof.amount_poisha);
  const service = texts(`service.${proof.service}`);
  const withdraw = async () => {
    await api.call('withdrawProof', { params: { id } });
    await answers.refresh(isOfMoney);
  };
  return (
    <Alert tone={isOpen ? 'info' : 'warning'} role="status" className="no-print">
      <div className="flex flex-col items-start gap-1 min-w-0">
        <strong>{texts(isOpen ? 'open' : 'refused', { sum })}</strong>
        <span className="break-words">
          {isOpen
            ? texts('openBy', { service, trx, ago: format.ago(proof.sent_at, now) })
            : texts('refusedBy', { service, trx })}
        </span>
        {proof.answer !== null && (
          <span className="whitespace-pre-line break-words">{proof.answer}</span>
        )}
        {proof.may_withdraw && (
          <Button look="secondary" className="mt-2" onClick={() => setAsking(true)}>
            {texts('withdraw')}
          </Button>
        )}
        {isAsking && (
          <ConfirmDialog
            title={texts('withdrawQuestion')}
            confirmText={texts('withdraw')}
            cancelText={texts('keep')}
            onConfirm={withdraw}
            onClose={() => setAsking(false)}
          >
            {texts('withdrawHint')}
          </ConfirmDialog>
        )}
      </div>
    </Alert>
  );
}
