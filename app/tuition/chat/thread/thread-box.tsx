import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#ui/async/load-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useOutbox } from '../sending/use-outbox.ts';
import { newMessage } from '../sending/waiting-message.ts';
import { BlockButton } from './block-button.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { NewMessages } from './new-messages.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useThread } from './use-thread.ts';
import { WritingNotice } from './writing-notice.tsx';

interface ThreadBoxProps {
  tuitionId: number;
  otherName: string;
}

/** The messages, what waits to be sent, and where to write; never larger than the screen. */
export function ThreadBox({ tuitionId, otherName }: ThreadBoxProps) {
  const { t } = useTranslation('chat');
  const { thread, error, refresh, addOwn, ...older } = useThread(tuitionId);
  const { outbox, waiting } = useOutbox(tuitionId);
  const [isAtEnd, setAtEnd] = useState(true);
  const messages = thread?.messages ?? [];
  useMarkRead(tuitionId, messages, isAtEnd);

  useEffect(() => {
    outbox.settle(new Set(messages.flatMap(({ key }) => key ?? [])));
  }, [outbox, messages]);
  const isRead = thread !== undefined;
  useEffect(() => {
    if (isRead) addOwn(waiting.flatMap(({ sent }) => sent ?? []));
  }, [isRead, waiting, addOwn]);

  if (!thread)
    return error ? (
      <LoadError error={error} title={t('failed')} onRetry={() => void refresh()} />
    ) : (
      <Skeleton className="h-[320px]" />
    );
  const { writing, has_blocked: hasBlocked } = thread;
  return (
    <section aria-label={t('label', { name: otherName })} className="flex flex-col gap-3">
      <MessageList
        thread={thread}
        waiting={waiting}
        otherName={otherName}
        outbox={outbox}
        onEnd={setAtEnd}
        {...older}
      />
      <NewMessages messages={messages} otherName={otherName} />
      <WritingNotice thread={thread} otherName={otherName} />
      {writing === 'open' && (
        <Composer
          tuitionId={tuitionId}
          isSaved={outbox.isSaved}
          onSend={(message) => outbox.add(newMessage(message))}
        />
      )}
      {(writing === 'open' || hasBlocked) && (
        <BlockButton
          tuitionId={tuitionId}
          otherName={otherName}
          hasBlocked={hasBlocked}
          onChanged={refresh}
        />
      )}
    </section>
  );
}
