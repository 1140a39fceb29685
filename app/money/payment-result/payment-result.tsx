import { FileX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import { isUndecided } from '#core/money/words/payment-states.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import type { MoneySide } from '../use-money-side.ts';
import { EndedPayment } from './ended-payment.tsx';
import { OpenPayment } from './open-payment.tsx';
import { usePaymentWatch } from './use-payment-watch.ts';

interface PaymentResultProps {
  paymentRef: string;
  side: MoneySide;
}

/** Shows what has become of a payment; it is only called paid once the server says so. */
export function PaymentResult({ paymentRef, side }: PaymentResultProps) {
  const { t } = useTranslation('money');
  const { isWatching, lookAgain, ...response } = usePaymentWatch(paymentRef);
  const { data, error } = response;
  // A reference that is none is no payment either.
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  if (isMissing) return <StatePanel icon={<FileX2 size={32} />} title={t('result.missing')} />;
  return (
    <div role="status" className="flex flex-col gap-4">
      {Boolean(data && isUndecided(data.state) && error) && (
        <Alert tone="warning">{t('result.noLine')}</Alert>
      )}
      <AsyncView response={response}>
        {(payment) =>
          isUndecided(payment.state) ? (
            <OpenPayment
              payment={payment}
              isWatching={isWatching}
              onLookAgain={lookAgain}
              side={side}
            />
          ) : (
            <EndedPayment payment={payment} side={side} />
          )
        }
      </AsyncView>
    </div>
  );
}
