import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_CHARACTERS } from '#core/search/normalise/clip-text.ts';
import { cx } from '#ui/cx.ts';
import { CONTROL } from '#ui/field/field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

const MAX_ROWS = 4;

/** A word has been written, and the next one not begun. */
const PAUSE_MS = 300;

interface ComposerProps {
  onSay(text: string): void;
  /** The text so far, at each pause in writing. */
  onPause(text: string): void;
}

/** Shows the field in which the visitor writes: Enter sends, Shift and Enter begin a new line. */
export function Composer({ onSay, onPause }: ComposerProps) {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text once
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => onPause(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const send = () => {
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-1 p-3 border-t border-line">
      <label htmlFor={id} className="text-xs text-muted">
        {t('chat.write')}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          id={id}
          rows={Math.min(MAX_ROWS, text.split('\n').length)}
          value={text}
          enterKeyHint="send"
          autoComplete="off"
          className={cx(CONTROL, 'flex-1 min-w-0 resize-none')}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          aria-label={t('chat.send')}
          className="inline-flex flex-none items-center justify-center w-[44px] h-[44px] rounded-sm bg-brand text-on-brand hover:bg-brand-deep"
        >
          <SendHorizontal aria-hidden="true" size={20} />
        </button>
      </div>
      {text.length > MAX_CHARACTERS && (
        <p role="status" className="text-xs text-danger">
          {t('chat.tooLong', { n: format.number(MAX_CHARACTERS) })}
        </p>
      )}
    </form>
  );
}
