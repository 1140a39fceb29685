import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#core/staff/api/staff-people.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useStaffChange } from '../change/use-staff-mutation.ts';

/**
 * Ends the sessions of a lost device, or of a password somebody else knows, also of a colleague.
 */
export function EndSessions({ person }: { person: Person }) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const change = useStaffChange();
  const [isAsking, setAsking] = useState(false);
  const { name, user_id: id } = person;
  const end = () =>
    change(
      () => api.call('endPersonSessions', { params: { id }, body: {} }),
      t('people.endSessions.done', { name }),
    );
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('people.endSessions.do')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('people.endSessions.title', { name })}
          confirmText={t('people.endSessions.do')}
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          {t('people.endSessions.effect')}
        </ConfirmDialog>
      )}
    </>
  );
}
