import { useTranslation } from 'react-i18next';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { StaffNumberChange } from '#core/people/api/number-change.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { itsMessage, useStaffChange } from '../change/use-staff-mutation.ts';

interface ApproveDialogProps {
  change: StaffNumberChange;
  onClose(): void;
}

/** Asked once more, with what happens then. */
export function ApproveDialog({ change: asked, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('numberChange');
  const lang = useLang();
  const { api } = useEnvironment();
  const change = useStaffChange();
  const { id, version, person, new_phone } = asked;
  return (
    <ConfirmDialog
      title={t('staff.approveOf', { name: person.name })}
      confirmText={t('staff.approve')}
      onConfirm={() =>
        change(
          () => api.call('approveNumberChange', { params: { id }, body: { version } }),
          itsMessage,
        )
      }
      onClose={onClose}
    >
      {t('staff.approveEffect', { phone: phoneText(new_phone ?? '', lang) })}
    </ConfirmDialog>
  );
}
