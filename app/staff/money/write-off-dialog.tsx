import type { StaffInvoice } from '#core/api/schemas/staff-money.ts';
import { moneyText } from '#core/money/money-text.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface WriteOffDialogProps {
  act: 'writeOff' | 'undoWriteOff';
  invoice: StaffInvoice;
  onClose(): void;
}

/** What is open is no longer asked for, or asked for again; each with a reason. */
export function WriteOffDialog({ act, invoice, onClose }: WriteOffDialogProps) {
  const texts = useTexts('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const params = { id: invoice.id };
  const send = async (reason: string) => {
    const done = await work.run(
      () =>
        act === 'writeOff'
          ? api.call('writeOffInvoice', {
              params,
              body: { open_poisha: invoice.open_poisha, reason },
            })
          : api.call('undoWriteOff', { params, body: { reason } }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts(`actOf.${act}`, { number: invoice.number })}
      effect={texts(`effect.${act}`, { sum: moneyText(lang, invoice.open_poisha) })}
      doText={texts(`act.${act}`)}
      reasonLabel={texts('reason')}
      work={work}
      onDo={send}
      onClose={onClose}
    />
  );
}
