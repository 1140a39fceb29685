import type { StaffInvoice } from '#core/api/schemas/staff-money.ts';
import { moneyText } from '#core/money/money-text.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface CoachPaidDialogProps {
  act: 'coachPaid' | 'undoCoachPaid';
  invoice: Pick<StaffInvoice, 'id' | 'number'>;
  coach: NonNullable<StaffInvoice['coach']>;
  onClose(): void;
}

/** Staff sent the coach what was kept of a month, or noted so by mistake. */
export function CoachPaidDialog({ act, invoice, coach, onClose }: CoachPaidDialogProps) {
  const texts = useTexts('staffMoney');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const params = { id: invoice.id };
  const send = async (reason: string) => {
    const body = { reason };
    const done = await work.run(
      () =>
        act === 'coachPaid'
          ? api.call('noteCoachPaid', { params, body })
          : api.call('undoCoachPaid', { params, body }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  const sum = moneyText(lang, coach.share_poisha);
  return (
    <AskDialog
      title={texts(`actOf.${act}`, { number: invoice.number })}
      effect={texts(`effect.${act}`, { sum, name: coach.coach_name })}
      doText={texts(`act.${act}`)}
      reasonLabel={texts(act === 'coachPaid' ? 'coachTrx' : 'reason')}
      work={work}
      onDo={send}
      onClose={onClose}
    />
  );
}
