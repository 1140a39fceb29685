import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProof } from '#core/money/api/proofs.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useAnswers } from '#ui/api/use-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { isOfMoney } from '../is-of-money.ts';
import { useMoneyText } from '../use-money-text.ts';

/** Shows what has become of the money that was sent by hand. */
export function ProofNotice({ proof }: { proof: OwnProof }) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  const money = useMoneyText();
  const now = useNow();
  const { api } = useEnvironment();
  const answers = useAnswers();
  const [isAsking, setAsking] = useState(false);
  const { id, state, trx } = proof;
  const isOpen = state === 'open';
  const sum = money(proof.amount_poisha);
  const service = t(`service.${proof.service}`);
  const withdraw = async () => {
    await api.call('withdrawProof', { params: { id } });
    await answers.refresh(isOfMoney);
  };
  return (
    <Alert tone={isOpen ? 'info' : 'warning'} role="status" className="no-print">
      <div className="flex flex-col items-start gap-1 min-w-0">
        <strong>{t(isOpen ? 'open' : 'refused', { sum })}</strong>
        <span className="break-words">
          {isOpen
            ? t('openBy', { service, trx, ago: format.ago(proof.sent_at, now) })
            : t('refusedBy', { service, trx })}
        </span>
        {proof.answer !== null && (
          <span className="whitespace-pre-line break-words">{proof.answer}</span>
        )}
        {proof.may_withdraw && (
          <Button look="secondary" className="mt-2" onClick={() => setAsking(true)}>
            {t('withdraw')}
          </Button>
        )}
        {isAsking && (
          <ConfirmDialog
            title={t('withdrawQuestion')}
            confirmText={t('withdraw')}
            cancelText={t('keep')}
            onConfirm={withdraw}
            onClose={() => setAsking(false)}
          >
            {t('withdrawHint')}
          </ConfirmDialog>
        )}
      </div>
    </Alert>
  );
}
