import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import type { NewTutor } from '#core/people/api/acceptance.ts';
import { ASK_AGAIN_DAYS } from '#core/people/profile/acceptance.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { itsMessage, useStaffMutation } from '../change/use-staff-mutation.ts';

interface DecideDialogProps {
  tutor: NewTutor;
  decision: 'accept' | 'decline';
  onClose(): void;
}

/** It says what happens then, and asks for a note for the staff and, of a refusal, the reason for the tutor. */
export function DecideDialog({ tutor, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('newTutors');
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
      title={t(`of.${decision}`, { name: person.name })}
      sendText={t(`do.${decision}`)}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p>{t(`effect.${decision}`, { days: format.number(ASK_AGAIN_DAYS) })}</p>
      {declines && (
        <TextAreaField
          label={t('reason')}
          value={reason}
          maxLength={REASON_MAX}
          error={work.fieldError('reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <TextAreaField
        label={t('note')}
        hint={t('noteHint')}
        value={note}
        maxLength={REASON_MAX}
        error={work.fieldError('note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
