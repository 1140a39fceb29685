import { useState } from 'react';
import type { Person } from '#core/staff/api/staff-people.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';

/**
 * Ends the sessions of a lost device, or of a password somebody else knows, also of a colleague.
 */
export function EndSessions({ person }: { person: Person }) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const change = useStaffChange();
  const [isAsking, setAsking] = useState(false);
  const { name, user_id: id } = person;
  const end = () =>
    change(
      () => api.call('endPersonSessions', { params: { id }, body: {} }),
      texts('people.endSessions.done', { name }),
    );
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {texts('people.endSessions.do')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts('people.endSessions.title', { name })}
          confirmText={texts('people.endSessions.do')}
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          {texts('people.endSessions.effect')}
        </ConfirmDialog>
      )}
    </>
  );
}
