import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { Bubble } from './bubble.tsx';

const loadEditor = async () => (await import('./text-editor.tsx')).TextEditor;

const SHOWN_IN_LABEL = 60;

/**
 * Shows what the visitor wrote; it can be said again, and only what depends on it is asked again.
 */
export function VisitorText({ text, onEdit }: { text: string; onEdit(text: string): void }) {
  const { t } = useTranslation('assistant');
  const [isEditing, setEditing] = useState(false);
  if (!isEditing)
    return (
      <div className="flex items-center justify-end gap-1">
        <button
          type="button"
          aria-label={t('chat.edit', { text: text.slice(0, SHOWN_IN_LABEL) })}
          onClick={() => setEditing(true)}
          className="inline-flex flex-none items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:text-brand"
        >
          <Pencil aria-hidden="true" size={16} />
        </button>
        <Bubble by="visitor">{text}</Bubble>
      </div>
    );
  const done = (said: string | undefined) => {
    if (said !== undefined && said !== text) onEdit(said);
    setEditing(false);
  };
  return (
    <FetchedPart load={loadEditor}>
      {(TextEditor) => <TextEditor text={text} onDone={done} />}
    </FetchedPart>
  );
}
