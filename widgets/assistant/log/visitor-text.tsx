import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Bubble } from './bubble.tsx';

const SHOWN_IN_LABEL = 60;

/** What the visitor wrote; it can be said again, and only what depends on it is asked again. */
export function VisitorText({ text, onEdit }: { text: string; onEdit(text: string): void }) {
  const texts = useTexts('assistant');
  const [draft, setDraft] = useState<string>();
  if (draft === undefined)
    return (
      <div className="flex items-center justify-end gap-1">
        <button
          type="button"
          aria-label={texts('chat.edit', { text: text.slice(0, SHOWN_IN_LABEL) })}
          onClick={() => setDraft(text)}
          className="inline-flex flex-none items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:text-brand"
        >
          <Pencil aria-hidden="true" size={16} />
        </button>
        <Bubble by="visitor">{text}</Bubble>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() !== '' && draft !== text) onEdit(draft.trim());
    setDraft(undefined);
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
        <Button look="secondary" onClick={() => setDraft(undefined)}>
          {texts('chat.cancel')}
        </Button>
      </div>
    </form>
  );
}
