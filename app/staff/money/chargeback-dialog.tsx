import type { StaffInvoice } from '#core/api/schemas/staff-money.ts';
import { moneyText } from '#core/money/money-text.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface ChargebackDialogProps {
  act: 'chargeback' | 'chargebackWon';
  invoice: StaffInvoice;
  onClose(): void;
}

/** A service took back what was paid through it, or gave it to us again. */
export function ChargebackDialog({ act, invoice, onClose }: ChargebackDialogProps) {
  const texts = useTexts('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const { id, number, chargeable, amount_poisha: asked } = invoice;
  const send = async (reason: string) => {
    const body = { reason };
    const done = await work.run(
      () =>
        act === 'chargeback'
          ? api.call('chargeBackPayment', { params: { id: chargeable?.payment_id ?? 0 }, body })
          : api.call('winChargeback', { params: { id }, body }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  const poisha = act === 'chargeback' ? (chargeable?.amount_poisha ?? 0) : asked;
  return (
    <AskDialog
      title={texts(`actOf.${act}`, { number })}
      effect={texts(`effect.${act}`, { sum: moneyText(lang, poisha) })}
      doText={texts(`act.${act}`)}
      reasonLabel={texts('chargebackReason')}
      work={work}
      onDo={send}
      onClose={onClose}
    />
  );
}
