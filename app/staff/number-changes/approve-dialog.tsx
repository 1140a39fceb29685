import { phoneText } from '#core/people/account/phone-text.ts';
import type { StaffNumberChange } from '#core/people/api/number-change.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { itsMessage, useStaffChange } from '../change/use-staff-mutation.ts';

interface ApproveDialogProps {
  change: StaffNumberChange;
  onClose(): void;
}

/** Asked once more, with what happens then. */
export function ApproveDialog({ change: asked, onClose }: ApproveDialogProps) {
  const texts = useTexts('numberChange');
  const lang = useLang();
  const { api } = useEnvironment();
  const change = useStaffChange();
  const { id, version, person, new_phone } = asked;
  return (
    <ConfirmDialog
      title={texts('staff.approveOf', { name: person.name })}
      confirmText={texts('staff.approve')}
      onConfirm={() =>
        change(
          () => api.call('approveNumberChange', { params: { id }, body: { version } }),
          itsMessage,
        )
      }
      onClose={onClose}
    >
      {texts('staff.approveEffect', { phone: phoneText(new_phone ?? '', lang) })}
    </ConfirmDialog>
  );
}
