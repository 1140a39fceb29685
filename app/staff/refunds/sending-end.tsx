import { useTranslation } from 'react-i18next';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { sendingOutcomes } from '#core/money/words/refund-words.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import type { RefundAct } from './refunds-page.tsx';

interface SendingEndProps {
  refund: StaffRefund;
  onAct(act: RefundAct): void;
}

/**
 * The end of a refund whose service never says what became of it: what one has said, and what to
 * say.
 */
export function SendingEnd({ refund, onAct }: SendingEndProps) {
  const { t } = useTranslation('staffMoney');
  const { word } = refund;
  return (
    <>
      <p>{t('sending.unknown')}</p>
      {word && (
        <Alert tone="info">
          {t(`sending.said.${word.outcome}`, {
            name: word.by?.name ?? '',
            trx: word.trx ?? '',
            reason: word.reason,
          })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {sendingOutcomes.map((outcome) => (
          <Button key={outcome} look="secondary" onClick={() => onAct({ kind: outcome, refund })}>
            {t(`sending.${outcome}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
