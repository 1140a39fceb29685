import type { StaffPromoCode } from '#core/staff/api/staff-promos.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';

interface EndPromoDialogProps {
  promo: Pick<StaffPromoCode, 'id' | 'code'>;
  onClose(): void;
}

export function EndPromoDialog({ promo: { id, code }, onClose }: EndPromoDialogProps) {
  const texts = useTexts('staffMoney');
  const { api } = useEnvironment();
  const change = useStaffChange();
  return (
    <ConfirmDialog
      title={texts('promo.endOf', { code })}
      confirmText={texts('promo.end')}
      onConfirm={() =>
        change(() => api.call('endPromoCode', { params: { id } }), texts('promo.ended', { code }))
      }
      onClose={onClose}
    >
      {texts('promo.endEffect')}
    </ConfirmDialog>
  );
}
