import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#core/ground/limits/hire-limits.ts';
import type { StaffNoteView } from '#core/people/api/fields/staff-fields.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface NotesProps {
  subject: 'request' | 'application' | 'user' | 'coach_request';
  id: number;
  notes: StaffNoteView[];
}

/** Internal notes of staff; never shown to tutors or guardians. The screen around gives the heading. */
export function Notes({ subject, id, notes }: NotesProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const [text, setText] = useState('');

  const add = async () => {
    const done = await act.run(() =>
      api.call('addStaffNote', { body: { subject, id, text: text.trim() } }),
    );
    if (done) setText('');
  };

  return (
    <div className="flex flex-col gap-2">
      {notes.length === 0 && <p className="text-sm text-muted">{t('notes.none')}</p>}
      <ul className="flex flex-col gap-2">
        {notes.map((note) => (
          <li key={note.id} className="p-2 rounded-sm bg-surface text-sm">
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            <p className="text-xs text-muted">
              {note.by?.name ?? t('system')} · {format.ago(note.at, now)}
            </p>
          </li>
        ))}
      </ul>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void add();
        }}
      >
        <TextAreaField
          label={t('notes.add')}
          rows={2}
          maxLength={TEXT_MAX}
          value={text}
          error={act.fieldError('text')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Alert role="alert">{act.message}</Alert>
        <Button
          type="submit"
          look="secondary"
          className="self-start"
          isBusy={act.isBusy}
          disabled={text.trim() === ''}
        >
          {t('notes.save')}
        </Button>
      </form>
    </div>
  );
}
