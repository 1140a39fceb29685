import { useTranslation } from 'react-i18next';
import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import { receiptNumber } from '#core/money/words/receipt-number.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { toReceiptContent } from './receipt-content.ts';

interface ReceiptButtonProps {
  paymentRef: string;
  /** The number of the receipt among several of one invoice, from 1. */
  nth?: number;
}

/** Source: docs/requirements/money/money.md, "Receipts". */
export function ReceiptButton({ paymentRef, nth }: ReceiptButtonProps) {
  const { t } = useTranslation('papers');
  const { t: money } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  const { api } = useEnvironment();
  const number = receiptNumber(paymentRef);
  const draw = async () => {
    const receipt = await api.call('getReceipt', { params: { ref: paymentRef } });
    const { drawReceipt } = await loadEngine(() => import('./draw-receipt.ts'));
    return drawReceipt(toReceiptContent(receipt, { texts: t, money, format, lang }), lang);
  };
  return (
    <PdfButton
      text={nth ? t('receipt.nth', { n: format.number(nth) }) : t('receipt.button')}
      of={number}
      look="secondary"
      making={t('making')}
      failed={t('failed')}
      fileName={t('receipt.fileName', { number })}
      draw={draw}
    />
  );
}

/** Shows an invoice's receipt buttons: most have one. */
export const ReceiptButtons = ({ refs }: { refs: string[] }) =>
  refs.map((ref, index) => (
    <ReceiptButton key={ref} paymentRef={ref} {...(refs.length > 1 && { nth: index + 1 })} />
  ));
