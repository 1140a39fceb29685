import { useTranslation } from 'react-i18next';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';

interface SwitchOffDialogProps {
  partner: Partner;
  onClose(): void;
}

/** Says what ends with the switch before it is thrown. */
export function SwitchOffDialog({ partner, onClose }: SwitchOffDialogProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const change = useStaffChange();
  const { site, name, origins } = partner;
  const switchOff = () => {
    const body = { name, origins, enabled: false };
    return change(
      () => api.call('updatePartner', { params: { site }, body }),
      t('partners.saved', { name }),
    );
  };
  return (
    <ConfirmDialog
      title={t('partners.offTitle', { name })}
      confirmText={t('partners.switchOff')}
      onConfirm={switchOff}
      onClose={onClose}
    >
      {t('partners.offEffect')}
    </ConfirmDialog>
  );
}
