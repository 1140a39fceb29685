import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outbox } from '#app/ground/outbox/outbox.ts';
import type { Message } from '#core/tuition/api/chat.ts';
import { Button } from '#ui/button/button.tsx';
import type { WaitingMessage } from '../sending/waiting-message.ts';
import { DayLine } from './day-line.tsx';
import { MessageItem } from './message-item.tsx';
import type { ThreadState } from './use-thread.ts';
import { WaitingItem } from './waiting-item.tsx';

interface MessageListProps {
  thread: ThreadState;
  waiting: readonly WaitingMessage[];
  otherName: string;
  outbox: Outbox<WaitingMessage>;
  readOlder(): Promise<void>;
  isLoadingOlder: boolean;
  onEnd(isAtEnd: boolean): void;
}

/** The distance to an end that counts as being there. */
const NEAR_PX = 60;
const EARLY_PX = 300;

/**
 * Scrolls from its end, as its style says: what comes in above moves nothing, and who is at the end
 * stays there.
 */
export function MessageList({
  thread,
  waiting,
  otherName,
  outbox,
  readOlder,
  isLoadingOlder,
  onEnd,
}: MessageListProps) {
  const { t } = useTranslation('chat');
  const box = useRef<HTMLElement>(null);
  const { messages, has_older: hasOlder, other_read_id: readId } = thread;
  const lastRead = [...messages].reverse().find(({ is_own, id }) => is_own && id <= readId)?.id;
  const stateOf = ({ id, is_own: isOwn }: Message) => {
    if (!isOwn || (id <= readId && id !== lastRead)) return undefined;
    return id === lastRead ? 'read' : 'sent';
  };
  const lastWaiting = waiting.at(-1)?.key;
  // The person who writes wants to see it.
  useLayoutEffect(() => {
    if (lastWaiting && box.current) box.current.scrollTop = 0;
  }, [lastWaiting]);

  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    onEnd(scrollTop > -NEAR_PX);
    if (hasOlder && scrollHeight + scrollTop - clientHeight < EARLY_PX) void readOlder();
  };

  return (
    <section
      ref={box}
      aria-label={t('messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it, too
      tabIndex={0}
      onScroll={onScroll}
      className="chat-log bg-paper border border-line rounded"
    >
      <div className="flex flex-col p-3">
        {hasOlder && (
          <Button
            look="quiet"
            className="self-center"
            isBusy={isLoadingOlder}
            onClick={() => void readOlder()}
          >
            {t(isLoadingOlder ? 'loadingOlder' : 'older')}
          </Button>
        )}
        {messages.length === 0 && waiting.length === 0 && (
          <p className="py-10 text-center text-muted">{t('none', { name: otherName })}</p>
        )}
        <ol className="flex flex-col gap-2">
          {messages.map((message, index) => (
            <li key={message.id} className="flex flex-col gap-2">
              <DayLine at={message.at} before={messages[index - 1]?.at} />
              <MessageItem message={message} otherName={otherName} state={stateOf(message)} />
            </li>
          ))}
          {waiting.map((message) => (
            <li key={message.key} className="flex flex-col">
              <WaitingItem message={message} outbox={outbox} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
