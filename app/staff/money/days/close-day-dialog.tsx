import { useTranslation } from 'react-i18next';
import type { StaffDay } from '#core/staff/api/staff-books.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useStaffChange } from '../../change/use-staff-mutation.ts';

/** Says what closing means before it is done. */
export function CloseDayDialog({ day, onClose }: { day: StaffDay; onClose(): void }) {
  const { t } = useTranslation('staffBooks');
  const format = useFormat();
  const { api } = useEnvironment();
  const change = useStaffChange();
  const close = () =>
    change(() =>
      api.call('closeStaffDay', {
        params: { day: day.day },
        body: { transactions: day.sums.transactions },
      }),
    );
  return (
    <ConfirmDialog
      title={t('day.closeTitle', { date: format.date(day.day) })}
      confirmText={t('day.close')}
      onConfirm={close}
      onClose={onClose}
    >
      {t('day.closeEffect')}
    </ConfirmDialog>
  );
}
