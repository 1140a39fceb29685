import { Link } from 'react-router';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { DoneMark } from '../tags/done-mark.tsx';

type Alarm = Answer<'listStaffAlarms'>['data'][number];

const PURPOSES = ['verify', 'reset', 'hire'] as const;

export function AlarmCard({ alarm }: { alarm: Alarm }) {
  const texts = useTexts('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const purpose = PURPOSES.find((name) => name === alarm.subject);
  const userId = /^user:(\d+)$/.exec(alarm.subject)?.[1];
  const requestId = /^request:(\d+)$/.exec(alarm.subject)?.[1];
  const markSeen = () =>
    act.run(() => api.call('markAlarmSeen', { params: { id: alarm.id } }), texts('alarms.marked'));
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex-1 min-w-[220px]">
        <p className="font-semibold">
          {texts(`alarms.kind.${alarm.kind}`)}
          {purpose && ` · ${texts(`alarms.purpose.${purpose}`)}`}
        </p>
        <p className="text-sm">{texts(`alarms.what.${alarm.kind}`)}</p>
        {alarm.kind === 'urgent_call' && (
          <Link
            to="/staff/calls"
            className="inline-flex items-center min-h-[24px] text-sm text-brand hover:underline"
          >
            {texts('alarms.calls')}
          </Link>
        )}
        {requestId && (
          <Link
            to={`/staff/requests/${requestId}/pipeline`}
            className="inline-flex items-center min-h-[24px] text-sm text-brand hover:underline"
          >
            {texts('alarms.request')}
          </Link>
        )}
        {userId && (
          <PersonLink person={{ user_id: Number(userId) }} isInLine>
            {texts('alarms.person')}
          </PersonLink>
        )}
        <p className="text-sm text-muted">
          {format.ago(alarm.last_at, now)}
          {alarm.times > 1 && ` · ${texts('alarms.times', { n: format.number(alarm.times) })}`}
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
        buttonText={texts('alarms.mark')}
        isBusy={act.isBusy}
        onMark={() => void markSeen()}
      />
    </Card>
  );
}
