import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';

export type Queue = Answer<'getStaffQueues'>['data'][number];

interface QueueLabelProps {
  queue: Queue;
  nameLook?: string;
  ageLook: string;
}

/** The name of a queue with the age of its oldest entry, which stands out where it is late. */
export function QueueLabel({
  queue: { queue, oldest_at, late_from, is_late },
  nameLook,
  ageLook,
}: QueueLabelProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const lang = useLang();
  return (
    <span className="flex-1 min-w-0">
      <span className={cx('block', nameLook)}>{t(`queue.${queue}`)}</span>
      {oldest_at && (
        <span
          className={cx(
            'block',
            ageLook,
            is_late ? 'text-danger font-semibold' : 'text-muted font-normal',
          )}
        >
          {t(is_late ? 'nav.late' : 'nav.oldest', { ago: format.ago(oldest_at, now) })}
          {queue === 'chosen' && late_from && (
            <span className="block">
              {t(is_late ? 'callLate' : 'callBy', {
                when: momentText(late_from, lang),
              })}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
