import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { WithTexts } from '../../texts/with-texts.tsx';
import { IssueBillDialog } from './issue-bill-dialog.tsx';

interface IssueBillProps {
  person: { user_id: number; name: string };
}

export function IssueBill({ person }: IssueBillProps) {
  const texts = useTexts('staff');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts('people.bill')}
      </Button>
      {isOpen && (
        <WithTexts areas={['staffMoney']}>
          <IssueBillDialog person={person} onClose={() => setOpen(false)} />
        </WithTexts>
      )}
    </>
  );
}
