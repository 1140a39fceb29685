import { Flag } from 'lucide-react';
import { useState } from 'react';
import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import { zoneNote } from '#core/ground/format/zone-note.ts';
import type { Message } from '#core/tuition/api/chat.ts';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ReportMessage } from '../reporting/report-message.tsx';
import { Bubble } from './bubble.tsx';
import { MessagePicture } from './message-picture.tsx';

interface MessageItemProps {
  message: Message;
  otherName: string;
  /**
   * The state of an own message, said once: `read` at the newest that was read, `sent` at those
   * after it.
   */
  state: 'read' | 'sent' | undefined;
}

export function MessageItem({ message, otherName, state }: MessageItemProps) {
  const texts = useTexts('chat');
  const format = useFormat();
  const lang = useLang();
  const [isReporting, setReporting] = useState(false);
  const { id, is_own: isOwn, is_removed: isRemoved, text, picture, at } = message;
  const time = format.time(dhakaClock(new Date(at))) + zoneNote(new Date(at), lang);
  const mayReport = !isOwn && !isRemoved;
  return (
    <Bubble
      isOwn={isOwn}
      foot={
        <>
          <time dateTime={at}>{time}</time>
          {state && !isRemoved && <span>{texts(state)}</span>}
          {mayReport && (
            <button
              type="button"
              aria-label={texts('report.open', { time })}
              className="inline-flex items-center justify-center w-[44px] h-[44px] -my-2 rounded-sm hover:text-danger"
              onClick={() => setReporting(true)}
            >
              <Flag aria-hidden="true" size={14} />
            </button>
          )}
          {isReporting && <ReportMessage messageId={id} onClose={() => setReporting(false)} />}
        </>
      }
    >
      <span className="sr-only">{isOwn ? texts('you') : otherName}: </span>
      {isRemoved ? (
        <em className="text-muted">{texts('removed')}</em>
      ) : (
        <>
          {picture && (
            <MessagePicture src={`/api/messages/${id}/picture`} size={picture} isOwn={isOwn} />
          )}
          {text}
        </>
      )}
    </Bubble>
  );
}
