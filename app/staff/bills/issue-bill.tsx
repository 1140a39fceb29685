import { useState } from 'react';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import type { Person } from '#core/staff/api/staff-people.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { IssueBillDialog } from './issue-bill-dialog.tsx';

export function IssueBill({ person }: { person: Person }) {
  const texts = useTexts('staff');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts('people.bill')}
      </Button>
      {isOpen && (
        <WithTexts areas={['staffMoney', 'money']}>
          <IssueBillDialog person={person} onClose={() => setOpen(false)} />
        </WithTexts>
      )}
    </>
  );
}
