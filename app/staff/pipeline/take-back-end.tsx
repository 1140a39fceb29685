import { useState } from 'react';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';

/** The end that staff agreed to with a tutor, taken back when both want to continue. */
export function TakeBackEnd({ notice }: { notice: TuitionChange }) {
  const texts = useTexts('changes');
  const { api } = useEnvironment();
  const change = useStaffChange();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {texts('staff.leave.takeBack')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts('staff.leave.takeBackTitle')}
          confirmText={texts('staff.leave.takeBack')}
          onConfirm={() =>
            change(
              () => api.call('withdrawAgreedEnd', { params: { id: notice.id } }),
              ({ message }) => message,
            )
          }
          onClose={() => setAsking(false)}
        >
          {texts('staff.leave.takeBackLead')}
        </ConfirmDialog>
      )}
    </>
  );
}
