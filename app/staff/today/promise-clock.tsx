import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffToday } from '#core/staff/api/staff-today.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { queuePath } from '../console/queue-path.ts';

const LINK = 'inline-flex items-center min-h-[44px] font-semibold underline';

/** Says how many requests come to the end of their 48 hours, each number with the way to them. */
export function PromiseClock({ promise: { ends_soon, over } }: Pick<StaffToday, 'promise'>) {
  const { t } = useTranslation('staffToday');
  const format = useFormat();
  const isCalm = ends_soon === 0 && over === 0;
  return (
    <Alert
      tone={ends_soon > 0 ? 'warning' : 'plain'}
      icon={<AlarmClock aria-hidden="true" size={20} />}
      className="items-center"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 className="text-base font-semibold">{t('promise.title')}</h2>
        {isCalm && <p>{t('promise.fine')}</p>}
        {ends_soon > 0 && (
          <Link to={queuePath('no_shortlist')} className={LINK}>
            {t('promise.soon', { count: ends_soon, n: format.number(ends_soon) })}
          </Link>
        )}
        {over > 0 && (
          <Link to={queuePath('shortlist_late')} className={LINK}>
            {t('promise.over', { count: over, n: format.number(over) })}
          </Link>
        )}
      </div>
    </Alert>
  );
}
