import { useState } from 'react';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import type { NewTutor } from '#core/people/api/acceptance.ts';
import { ASK_AGAIN_DAYS } from '#core/people/profile/acceptance.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { itsMessage, useStaffMutation } from '../change/use-staff-mutation.ts';

interface DecideDialogProps {
  tutor: NewTutor;
  decision: 'accept' | 'decline';
  onClose(): void;
}

/** It says what happens then, and asks for a note for the staff and, of a refusal, the reason for the tutor. */
export function DecideDialog({ tutor, decision, onClose }: DecideDialogProps) {
  const texts = useTexts('newTutors');
  const format = useFormat();
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const { person, version } = tutor;
  const declines = decision === 'decline';
  const send = async () => {
    const params = { id: person.user_id };
    const done = await work.run(
      () =>
        declines
          ? api.call('declineTutor', { params, body: { version, note, reason } })
          : api.call('acceptTutor', { params, body: { version, note } }),
      itsMessage,
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={texts(`of.${decision}`, { name: person.name })}
      sendText={texts(`do.${decision}`)}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>{texts(`effect.${decision}`, { days: format.number(ASK_AGAIN_DAYS) })}</p>
      {declines && (
        <TextAreaField
          label={texts('reason')}
          value={reason}
          maxLength={REASON_MAX}
          error={work.fieldError('reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <TextAreaField
        label={texts('note')}
        hint={texts('noteHint')}
        value={note}
        maxLength={REASON_MAX}
        error={work.fieldError('note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
