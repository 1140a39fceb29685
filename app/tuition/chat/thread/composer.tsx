import { SendHorizontal, X } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '#app/ground/files/file-picker.tsx';
import { useProblemText } from '#app/ground/form/use-problem-text.ts';
import { checkText } from '#core/ground/text/check-text.ts';
import { MESSAGE_MAX } from '#core/tuition/chat/chat-rules.ts';
import { cx } from '#ui/cx.ts';
import { CONTROL } from '#ui/field/field.tsx';
import { usePickedPicture } from './use-picked-picture.ts';
import { useTypedText } from './use-typed-text.ts';

interface ComposerProps {
  tuitionId: number;
  /** The messages that wait to be sent outlive the page. */
  isSaved: boolean;
  onSend(message: { text: string; picture: string | null }): void;
}

const MAX_HEIGHT = 160;
/** On phones Enter is the only way to a new line. */
const HAS_KEYBOARD = '(pointer: fine)';

/**
 * Shows the field for a message; it grows with its words. The typed text is there again after a
 * reload.
 */
export function Composer({ tuitionId, isSaved, onSend }: ComposerProps) {
  const { t } = useTranslation('chat');
  const problemText = useProblemText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useTypedText(tuitionId);
  const picked = usePickedPicture();
  const [problem, setProblem] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as its words need
  useLayoutEffect(() => {
    if (!area.current) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${Math.min(MAX_HEIGHT, area.current.scrollHeight + 2)}px`;
  }, [text]);

  const send = () => {
    const words = text.trim();
    if (words === '' && picked.picture === null) return;
    const fault = checkText(words, MESSAGE_MAX);
    setProblem(fault ? problemText({ key: fault.key, values: fault.values ?? {} }) : undefined);
    if (fault) return;
    onSend({ text: words, picture: picked.picture });
    setText('');
    picked.clear();
    area.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter belongs to the keyboard.
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlain || !matchMedia(HAS_KEYBOARD).matches) return;
    event.preventDefault();
    send();
  };
  const shown = problem ?? picked.problem ?? (isSaved ? undefined : t('notSaved'));

  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      {picked.picture && (
        <div className="flex items-start gap-2">
          <img
            src={picked.picture}
            alt={t('picture.own')}
            className="max-w-[160px] max-h-[120px] rounded-sm border border-line"
          />
          <button
            type="button"
            aria-label={t('picture.remove')}
            className="inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:text-ink"
            onClick={picked.clear}
          >
            <X aria-hidden="true" size={20} />
          </button>
        </div>
      )}
      <label htmlFor={id} className="sr-only">
        {t('write')}
      </label>
      <div className="flex items-end gap-2">
        <FilePicker
          isIcon
          label={t('picture.pick')}
          describedBy={`${id}-problem`}
          onPick={(file) => void picked.pick(file)}
        />
        <textarea
          ref={area}
          id={id}
          rows={1}
          value={text}
          placeholder={t('write')}
          aria-describedby={`${id}-problem`}
          className={cx(CONTROL, 'flex-1 min-w-0 resize-none')}
          onChange={(event) => {
            setProblem(undefined);
            setText(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          aria-label={t('send')}
          className="inline-flex flex-none items-center justify-center w-[44px] h-[44px] rounded-sm bg-brand text-on-brand hover:bg-brand-deep"
        >
          <SendHorizontal aria-hidden="true" size={20} />
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-danger text-xs">
        {shown}
      </p>
    </form>
  );
}
