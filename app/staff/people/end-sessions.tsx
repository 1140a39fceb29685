import { useState } from 'react';
import type { Person } from '#core/api/schemas/staff-people.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { Problem } from '../parts/problem.tsx';
import { useStaffMutation } from '../parts/use-staff-mutation.ts';

/** For a lost device or a password somebody else knows, also of a colleague. */
export function EndSessions({ person }: { person: Person }) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const showToast = useToast();
  const act = useStaffMutation();
  const [isAsking, setAsking] = useState(false);
  const { name, user_id: id } = person;
  const end = async () => {
    const params = { id };
    if (!(await act.run(() => api.call('endPersonSessions', { params, body: {} })))) return;
    setAsking(false);
    showToast(texts('people.endSessions.done', { name }), 'success');
  };
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {texts('people.endSessions.do')}
      </Button>
      {isAsking && (
        <Dialog
          title={texts('people.endSessions.title', { name })}
          onClose={() => setAsking(false)}
          footer={
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="secondary" onClick={() => setAsking(false)}>
                {texts('back')}
              </Button>
              <Button isBusy={act.isBusy} onClick={() => void end()}>
                {texts('people.endSessions.do')}
              </Button>
            </div>
          }
        >
          <p>{texts('people.endSessions.effect')}</p>
          <Problem message={act.message} />
        </Dialog>
      )}
    </>
  );
}
