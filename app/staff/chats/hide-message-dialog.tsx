import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

const READY = ['insult', 'improper', 'fraud'] as const;

/** Removes a message for both; who wrote it is notified why. */
export function HideMessageDialog({ reportId, onClose }: { reportId: number; onClose(): void }) {
  const chat = useTexts('staffChat');
  const { api } = useEnvironment();
  return (
    <StaffReason
      title={chat('hideTitle')}
      effect={chat('hideEffect')}
      doText={chat('do.hide')}
      reasonLabel={chat('reasonLabel')}
      reasons={READY.map((name) => chat(`ready.${name}`))}
      act={(reason) =>
        api.call('hideReportedMessage', { params: { id: reportId }, body: { reason } })
      }
      done={itsMessage}
      onClose={onClose}
    />
  );
}
