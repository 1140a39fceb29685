import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dhakaClock } from '#core/ground/dates/dhaka-day.ts';
import { zoneNote } from '#core/ground/format/zone-note.ts';
import type { Message } from '#core/tuition/api/chat.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
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
  const { t } = useTranslation('chat');
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
          {state && !isRemoved && <span>{t(state)}</span>}
          {mayReport && (
            <button
              type="button"
              aria-label={t('report.open', { time })}
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
      <span className="sr-only">{isOwn ? t('you') : otherName}: </span>
      {isRemoved ? (
        <em className="text-muted">{t('removed')}</em>
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
