import { phoneText } from '#core/people/account/phone-text.ts';
import type { StaffNumberChange } from '#core/people/api/number-change.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { FormDialog } from '../change/form-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface ApproveDialogProps {
  change: StaffNumberChange;
  onClose(): void;
}

/** Asked once more, with what happens then. */
export function ApproveDialog({ change, onClose }: ApproveDialogProps) {
  const texts = useTexts('numberChange');
  const lang = useLang();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const { id, version, person, new_phone } = change;
  const send = async () => {
    const done = await work.run(
      () => api.call('approveNumberChange', { params: { id }, body: { version } }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={texts('staff.approveOf', { name: person.name })}
      doText={texts('staff.approve')}
      work={work}
      onSend={send}
      onClose={onClose}
    >
      <p>{texts('staff.approveEffect', { phone: phoneText(new_phone ?? '', lang) })}</p>
    </FormDialog>
  );
}
