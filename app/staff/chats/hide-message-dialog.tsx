import { useTranslation } from 'react-i18next';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

const READY = ['insult', 'improper', 'fraud'] as const;

/** Removes a message for both; who wrote it is notified why. */
export function HideMessageDialog({ reportId, onClose }: { reportId: number; onClose(): void }) {
  const { t } = useTranslation('staffChat');
  const { api } = useEnvironment();
  return (
    <StaffReason
      title={t('hideTitle')}
      effect={t('hideEffect')}
      doText={t('do.hide')}
      reasonLabel={t('reasonLabel')}
      reasons={READY.map((name) => t(`ready.${name}`))}
      act={(reason) =>
        api.call('hideReportedMessage', { params: { id: reportId }, body: { reason } })
      }
      done={itsMessage}
      onClose={onClose}
    />
  );
}
