import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface TextEditorProps {
  text: string;
  /** Undefined: nothing is to be said again. */
  onDone(text: string | undefined): void;
}

/** A message to be said again, with its lines. */
export function TextEditor({ text, onDone }: TextEditorProps) {
  const texts = useTexts('assistant');
  const [draft, setDraft] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(draft.trim() || undefined);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 p-3 rounded border border-line">
      <TextAreaField
        label={texts('chat.editLabel')}
        value={draft}
        autoFocus
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{texts('chat.save')}</Button>
        <Button look="secondary" onClick={() => onDone(undefined)}>
          {texts('chat.cancel')}
        </Button>
      </div>
    </form>
  );
}
