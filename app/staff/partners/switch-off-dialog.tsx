import type { Partner } from '#core/staff/api/staff-partners.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';

interface SwitchOffDialogProps {
  partner: Partner;
  onClose(): void;
}

/** Says what ends with the switch before it is thrown. */
export function SwitchOffDialog({ partner, onClose }: SwitchOffDialogProps) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const change = useStaffChange();
  const { site, name, origins } = partner;
  const switchOff = () => {
    const body = { name, origins, enabled: false };
    return change(
      () => api.call('updatePartner', { params: { site }, body }),
      texts('partners.saved', { name }),
    );
  };
  return (
    <ConfirmDialog
      title={texts('partners.offTitle', { name })}
      confirmText={texts('partners.switchOff')}
      onConfirm={switchOff}
      onClose={onClose}
    >
      {texts('partners.offEffect')}
    </ConfirmDialog>
  );
}
