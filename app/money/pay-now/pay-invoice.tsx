import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import type { InvoiceAnswer } from '#core/money/api/payments.ts';
import { providerName } from '#core/money/providers/providers.ts';
import { fromBalance } from '#core/money/words/invoice-lines.ts';
import { isUndecided } from '#core/money/words/payment-states.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { LateProofNotice } from '../proof/late-proof.tsx';
import { ReceiptButtons } from '../receipt/receipt-button.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { BegunPayment } from './begun-payment.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PayWays } from './pay-ways.tsx';
import { usePromoCode } from './use-promo-code.ts';

interface PayInvoiceProps {
  answer: InvoiceAnswer;
  /** The base path of the money screens in the reader's area. */
  base: string;
}

/** The invoice, and below it what can be done about it. */
export function PayInvoice({ answer, base }: PayInvoiceProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  const money = useMoneyText();
  const [usesBalance, setUsesBalance] = useState(false);
  const [isPaidByBalance, setPaidByBalance] = useState(false);
  const { invoice, balance_poisha: balance, methods, payments, manual, proof } = answer;
  const isUnpaid = invoice.status === 'unpaid';
  const promo = usePromoCode(invoice.id);
  const promoPoisha = isUnpaid ? (promo.offer?.off_poisha ?? 0) : 0;
  const used = {
    promoPoisha,
    balancePoisha: isUnpaid && usesBalance ? fromBalance(invoice, balance, promoPoisha) : 0,
  };
  const begun = payments.find(({ state }) => isUndecided(state));
  const held = payments.find(({ state }) => state === 'held');
  const hasWay = methods.length > 0 || manual !== null;
  const settled = invoice.paid_at
    ? t('pay.paidOn', { date: format.date(invoice.paid_at) })
    : t('pay.nothingDue');
  return (
    <>
      <div role="status" className="no-print">
        {isPaidByBalance && (
          <Alert tone="info" icon={<CircleCheck aria-hidden="true" size={20} />}>
            {t(promo.offer ? 'pay.promoPaid' : 'pay.balancePaid')}
          </Alert>
        )}
      </div>
      {isUnpaid && proof && <LateProofNotice proof={proof} />}
      {isUnpaid && held && (
        <Alert tone="warning" className="no-print">
          {t('result.heldHint', {
            service: providerName(held.method, lang),
            sum: money(held.amount_poisha),
          })}
        </Alert>
      )}
      {isUnpaid && begun && <BegunPayment payment={begun} />}
      <InvoiceSheet answer={answer} used={used} />
      {!isUnpaid && (
        <div className="no-print flex flex-col gap-4">
          <Alert tone="info" icon={<CircleCheck aria-hidden="true" size={20} />}>
            {settled}
          </Alert>
          <ReceiptButtons refs={invoice.receipts} />
          <ActionLink to={`${base}/invoice`} look="secondary">
            {t('pay.back')}
          </ActionLink>
        </div>
      )}
      {isUnpaid && !held && !hasWay && (
        <Alert tone="warning" className="no-print">
          {t('pay.noWay')}
        </Alert>
      )}
      {isUnpaid && !held && hasWay && (
        <PayWays
          answer={answer}
          promo={promo}
          used={used}
          usesBalance={usesBalance}
          onUseBalance={setUsesBalance}
          onPaid={() => setPaidByBalance(true)}
        />
      )}
    </>
  );
}
