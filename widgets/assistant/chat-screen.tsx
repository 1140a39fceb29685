import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { AssistantProps } from './assistant.tsx';
import { ChatFailure } from './chat-failure.tsx';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { HirePlace } from './hire-place.tsx';
import { ChatLog } from './log/chat-log.tsx';
import { START_INTENTS } from './start-intents.ts';
import type { FormPlace } from './use-form-place.ts';
import type { Talk } from './use-talk.ts';

export interface ChatScreenProps extends Omit<AssistantProps, 'talkName'> {
  talk: Talk;
  lookups: Lookups | undefined;
  /** Words nobody understood may go to a language model, which is said. */
  usesModel: boolean;
  hasFailed: boolean;
  form: FormPlace;
  onRetry(): void;
  /** Somebody is about to write or press something. */
  onApproach(): void;
}

export function ChatScreen(props: ChatScreenProps) {
  const { talk, lookups, hasFailed, intent, form, onClose, onRetry, onApproach } = props;
  const { t } = useTranslation('assistant');
  const lang = useLang();
  const isOnline = useOnline();
  const section = useRef<HTMLElement>(null);
  const isNew = talk.state.turns.length === 0 && !talk.isWaiting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new conversation begins once
  useEffect(() => {
    if (!intent || !isNew) return;
    const begin = START_INTENTS[intent];
    talk.choose({ key: `choice.${begin}`, data: {}, action: { kind: 'intent', intent: begin } });
  }, [intent]);

  // On a page the server has drawn the focus may have come before this did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was before
  useEffect(() => {
    if (section.current?.matches(':focus-within')) onApproach();
  }, []);

  return (
    <section
      ref={section}
      aria-label={t('chat.title')}
      lang={lang}
      onFocus={onApproach}
      onPointerOver={onApproach}
      className="flex flex-col flex-1 min-h-0 bg-paper text-ink"
    >
      <ChatHeader talk={talk} lookups={lookups} onClose={onClose} />
      {!isOnline && (
        <p role="status" className="flex gap-2 px-4 py-2 bg-accent-soft text-accent-ink text-sm">
          <CloudOff aria-hidden="true" size={18} />
          <span className="min-w-0">{t('chat.offline')}</span>
        </p>
      )}
      {hasFailed ? (
        <div className="p-4 flex-1">
          <ChatFailure title={t('chat.failed')} onRetry={onRetry} />
        </div>
      ) : (
        !form.isOpen && (
          <>
            <ChatLog {...props} />
            <Composer onSay={talk.say} onPause={talk.foresee} />
          </>
        )
      )}
      {form.opening > 0 && <HirePlace key={form.opening} {...props} />}
    </section>
  );
}
