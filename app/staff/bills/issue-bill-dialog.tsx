import { useRef, useState } from 'react';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { newKey } from '#widgets/request/new-key.ts';
import { FormDialog } from '../change/form-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface IssueBillDialogProps {
  person: { user_id: number; name: string };
  onClose(): void;
}

/** A bill of its own for a tutor or a guardian. */
export function IssueBillDialog({ person, onClose }: IssueBillDialogProps) {
  const texts = useTexts('staffMoney');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [taka, setTaka] = useState<number>();
  const [about, setAbout] = useState('');
  const [reason, setReason] = useState('');
  const lastSent = useRef({ written: '', key: '' });
  const send = async () => {
    // What is missing is refused by the server, beside its field.
    const given = { user_id: person.user_id, taka: taka ?? Number.NaN, about, reason };
    const written = JSON.stringify(given);
    if (lastSent.current.written !== written) lastSent.current = { written, key: newKey() };
    const body = { ...given, idempotency_key: lastSent.current.key };
    const done = await work.run(
      () => api.call('issueBill', { body }),
      ({ message }) => message,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={texts('bill.of', { name: person.name })}
      doText={texts('bill.do')}
      work={work}
      onSend={send}
      onClose={onClose}
    >
      <p>{texts('bill.effect')}</p>
      <NumberField
        label={texts('bill.taka')}
        value={taka}
        error={work.fieldError('taka')}
        onChange={setTaka}
      />
      <TextField
        label={texts('bill.about')}
        hint={texts('bill.aboutHint')}
        maxLength={120}
        value={about}
        error={work.fieldError('about')}
        onChange={(event) => setAbout(event.currentTarget.value)}
      />
      <TextAreaField
        label={texts('bill.reason')}
        rows={2}
        value={reason}
        error={work.fieldError('reason')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
