import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import type { Person } from '#core/staff/api/staff-people.ts';
import { Button } from '#ui/button/button.tsx';
import { IssueBillDialog } from './issue-bill-dialog.tsx';

export function IssueBill({ person }: { person: Person }) {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('people.bill')}
      </Button>
      {isOpen && (
        <WithTexts areas={['staffMoney', 'money']}>
          <IssueBillDialog person={person} onClose={() => setOpen(false)} />
        </WithTexts>
      )}
    </>
  );
}
