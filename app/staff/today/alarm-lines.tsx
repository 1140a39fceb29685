import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffToday } from '#core/staff/api/staff-today.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { Section } from '#ui/section/section.tsx';
import { queuePath } from '../console/queue-path.ts';

/** The newest alarms that were not seen; what to do about each stands on their page. */
export function AlarmLines({ alarms }: Pick<StaffToday, 'alarms'>) {
  const { t } = useTranslation('staff');
  const { t: today } = useTranslation('staffToday');
  const format = useFormat();
  const now = useNow();
  return (
    <Section
      padding="normal"
      title={t('queue.alarm')}
      action={
        alarms.length > 0 && (
          <Link
            to={queuePath('alarm')}
            className="inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
          >
            {today('alarms.all')}
          </Link>
        )
      }
    >
      {alarms.length === 0 ? (
        <p className="text-muted">{today('alarms.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {alarms.map((alarm) => (
            <li key={alarm.id}>
              <p className="font-semibold text-danger">{t(`alarms.kind.${alarm.kind}`)}</p>
              <p className="text-sm text-muted">
                {format.ago(alarm.last_at, now)}
                {alarm.times > 1 && ` · ${t('alarms.times', { n: format.number(alarm.times) })}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
