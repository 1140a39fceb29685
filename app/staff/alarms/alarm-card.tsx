import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { DoneMark } from '../tags/done-mark.tsx';

type Alarm = Answer<'listStaffAlarms'>['data'][number];

const PURPOSES = ['verify', 'reset', 'hire'] as const;

export function AlarmCard({ alarm }: { alarm: Alarm }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const purpose = PURPOSES.find((name) => name === alarm.subject);
  const userId = /^user:(\d+)$/.exec(alarm.subject)?.[1];
  const requestId = /^request:(\d+)$/.exec(alarm.subject)?.[1];
  const markSeen = () =>
    act.run(() => api.call('markAlarmSeen', { params: { id: alarm.id } }), t('alarms.marked'));
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex-1 min-w-[220px]">
        <p className="font-semibold">
          {t(`alarms.kind.${alarm.kind}`)}
          {purpose && ` · ${t(`alarms.purpose.${purpose}`)}`}
        </p>
        <p className="text-sm">{t(`alarms.what.${alarm.kind}`)}</p>
        {alarm.kind === 'urgent_call' && (
          <Link
            to="/staff/calls"
            className="inline-flex items-center min-h-[24px] text-sm text-brand hover:underline"
          >
            {t('alarms.calls')}
          </Link>
        )}
        {requestId && (
          <Link
            to={`/staff/requests/${requestId}/pipeline`}
            className="inline-flex items-center min-h-[24px] text-sm text-brand hover:underline"
          >
            {t('alarms.request')}
          </Link>
        )}
        {userId && (
          <PersonLink person={{ user_id: Number(userId) }} isInLine>
            {t('alarms.person')}
          </PersonLink>
        )}
        <p className="text-sm text-muted">
          {format.ago(alarm.last_at, now)}
          {alarm.times > 1 && ` · ${t('alarms.times', { n: format.number(alarm.times) })}`}
        </p>
        {act.message && (
          <p role="alert" className="text-sm text-danger">
            {act.message}
          </p>
        )}
      </div>
      <DoneMark
        at={alarm.seen_at}
        by={alarm.seen_by}
        buttonText={t('alarms.mark')}
        isBusy={act.isBusy}
        onMark={() => void markSeen()}
      />
    </Card>
  );
}
