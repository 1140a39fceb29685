import { loadEngine } from '#app/ground/pdf/load-engine.ts';
import { PdfButton } from '#app/ground/pdf/pdf-button.tsx';
import { receiptNumber } from '#core/money/words/receipt-number.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { toReceiptContent } from './receipt-content.ts';

interface ReceiptButtonProps {
  paymentRef: string;
  /** The number of the receipt among several of one invoice, from 1. */
  nth?: number;
}

/** Source: docs/requirements/money/money.md, "Receipts". */
export function ReceiptButton({ paymentRef, nth }: ReceiptButtonProps) {
  const texts = useTexts('papers');
  const money = useTexts('money');
  const format = useFormat();
  const lang = useLang();
  const { api } = useEnvironment();
  const number = receiptNumber(paymentRef);
  const draw = async () => {
    const receipt = await api.call('getReceipt', { params: { ref: paymentRef } });
    const { drawReceipt } = await loadEngine(() => import('./draw-receipt.ts'));
    return drawReceipt(toReceiptContent(receipt, { texts, money, format, lang }), lang);
  };
  return (
    <PdfButton
      text={nth ? texts('receipt.nth', { n: format.number(nth) }) : texts('receipt.button')}
      of={number}
      look="secondary"
      making={texts('making')}
      failed={texts('failed')}
      fileName={texts('receipt.fileName', { number })}
      draw={draw}
    />
  );
}

/** Shows an invoice's receipt buttons: most have one. */
export const ReceiptButtons = ({ refs }: { refs: string[] }) =>
  refs.map((ref, index) => (
    <ReceiptButton key={ref} paymentRef={ref} {...(refs.length > 1 && { nth: index + 1 })} />
  ));
