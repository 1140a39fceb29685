import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { ChatReportInFull } from '#core/tuition/api/chat.ts';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';

interface SeenMessageProps {
  message: ChatReportInFull['around'][number];
  isReported: boolean;
}

/** A message as staff see it, also one they removed. */
export function SeenMessage({ message, isReported }: SeenMessageProps) {
  const { t } = useTranslation('staffChat');
  const format = useFormat();
  const now = useNow();
  const { id, sender, text, picture, at, is_removed: isRemoved } = message;
  return (
    <div
      className={cx(
        'flex flex-col gap-1 p-3 rounded-sm border',
        isReported ? 'border-brand bg-brand-soft' : 'border-line bg-surface',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <PersonLink person={sender} isInLine />
        <time dateTime={at}>{format.ago(at, now)}</time>
        {isRemoved && <strong>{t('removed')}</strong>}
      </p>
      {picture && (
        <img
          src={`/api/messages/${id}/picture`}
          alt={t('picture', { name: sender.name })}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="w-auto h-auto max-w-full max-h-[320px] self-start rounded-sm border border-line"
        />
      )}
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </div>
  );
}
