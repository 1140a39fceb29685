import type { StaffDay } from '#core/staff/api/staff-books.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useStaffChange } from '../../change/use-staff-mutation.ts';

/** Says what closing means before it is done. */
export function CloseDayDialog({ day, onClose }: { day: StaffDay; onClose(): void }) {
  const texts = useTexts('staffBooks');
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
      title={texts('day.closeTitle', { date: format.date(day.day) })}
      confirmText={texts('day.close')}
      onConfirm={close}
      onClose={onClose}
    >
      {texts('day.closeEffect')}
    </ConfirmDialog>
  );
}
