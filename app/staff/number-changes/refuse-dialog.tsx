import type { StaffNumberChange } from '#core/people/api/number-change.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StaffReason } from '../change/staff-reason.tsx';
import { itsMessage } from '../change/use-staff-mutation.ts';

interface RefuseDialogProps {
  change: StaffNumberChange;
  onClose(): void;
}

export function RefuseDialog({ change, onClose }: RefuseDialogProps) {
  const texts = useTexts('numberChange');
  const { api } = useEnvironment();
  const { id, version, person } = change;
  return (
    <StaffReason
      title={texts('staff.refuseOf', { name: person.name })}
      effect={texts('staff.refuseEffect')}
      doText={texts('staff.refuse')}
      reasonLabel={texts('staff.reason')}
      act={(reason) =>
        api.call('refuseNumberChange', { params: { id }, body: { version, reason } })
      }
      done={itsMessage}
      onClose={onClose}
    />
  );
}
