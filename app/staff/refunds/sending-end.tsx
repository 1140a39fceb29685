import type { StaffRefund } from '#core/money/api/refunds.ts';
import { sendingOutcomes } from '#core/money/words/refund-words.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('staffMoney');
  const { word } = refund;
  return (
    <>
      <p>{texts('sending.unknown')}</p>
      {word && (
        <Alert tone="info">
          {texts(`sending.said.${word.outcome}`, {
            name: word.by?.name ?? '',
            trx: word.trx ?? '',
            reason: word.reason,
          })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {sendingOutcomes.map((outcome) => (
          <Button key={outcome} look="secondary" onClick={() => onAct({ kind: outcome, refund })}>
            {texts(`sending.${outcome}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
