import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';

/** The end that staff agreed to with a tutor, taken back when both want to continue. */
export function TakeBackEnd({ notice }: { notice: TuitionChange }) {
  const { t } = useTranslation('changes');
  const { api } = useEnvironment();
  const change = useStaffChange();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('staff.leave.takeBack')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('staff.leave.takeBackTitle')}
          confirmText={t('staff.leave.takeBack')}
          onConfirm={() =>
            change(
              () => api.call('withdrawAgreedEnd', { params: { id: notice.id } }),
              ({ message }) => message,
            )
          }
          onClose={() => setAsking(false)}
        >
          {t('staff.leave.takeBackLead')}
        </ConfirmDialog>
      )}
    </>
  );
}
