import { useTranslation } from 'react-i18next';
import type { StaffPromoCode } from '#core/staff/api/staff-promos.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';

interface EndPromoDialogProps {
  promo: Pick<StaffPromoCode, 'id' | 'code'>;
  onClose(): void;
}

export function EndPromoDialog({ promo: { id, code }, onClose }: EndPromoDialogProps) {
  const { t } = useTranslation('staffMoney');
  const { api } = useEnvironment();
  const change = useStaffChange();
  return (
    <ConfirmDialog
      title={t('promo.endOf', { code })}
      confirmText={t('promo.end')}
      onConfirm={() =>
        change(() => api.call('endPromoCode', { params: { id } }), t('promo.ended', { code }))
      }
      onClose={onClose}
    >
      {t('promo.endEffect')}
    </ConfirmDialog>
  );
}
