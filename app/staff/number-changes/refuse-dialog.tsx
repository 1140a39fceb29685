import { useTranslation } from 'react-i18next';
import type { StaffNumberChange } from '#core/people/api/number-change.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

interface RefuseDialogProps {
  change: StaffNumberChange;
  onClose(): void;
}

export function RefuseDialog({ change, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('numberChange');
  const { api } = useEnvironment();
  const { id, version, person } = change;
  return (
    <StaffReason
      title={t('staff.refuseOf', { name: person.name })}
      effect={t('staff.refuseEffect')}
      doText={t('staff.refuse')}
      reasonLabel={t('staff.reason')}
      act={(reason) =>
        api.call('refuseNumberChange', { params: { id }, body: { version, reason } })
      }
      done={itsMessage}
      onClose={onClose}
    />
  );
}
