import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';

interface TextEditorProps {
  text: string;
  /** Undefined: nothing is to be said again. */
  onDone(text: string | undefined): void;
}

/** A message to be said again, with its lines. */
export function TextEditor({ text, onDone }: TextEditorProps) {
  const { t } = useTranslation('assistant');
  const [draft, setDraft] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(draft.trim() || undefined);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 p-3 rounded border border-line">
      <TextAreaField
        label={t('chat.editLabel')}
        value={draft}
        autoFocus
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('chat.save')}</Button>
        <Button look="secondary" onClick={() => onDone(undefined)}>
          {t('chat.cancel')}
        </Button>
      </div>
    </form>
  );
}
