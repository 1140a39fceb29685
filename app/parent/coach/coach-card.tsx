import type { Answer } from '#core/api/api-client.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { CancelButton } from '../requests/cancel-button.tsx';

interface CoachCardProps {
  request: Answer<'listCoachRequests'>['data'][number];
  onCancel(reason: string): Promise<void>;
}

/** Source: docs/requirements/parent-area.md, "Coach". */
export function CoachCard({ request, onCancel }: CoachCardProps) {
  const texts = useTexts('parent');
  const common = useTexts('common');
  const format = useFormat();
  const rows: [string, string][] = [
    [
      texts('coaches.child'),
      texts('coaches.childLine', {
        name: request.student_name,
        age: format.number(request.student_age),
      }),
    ],
    [texts('coach.hours'), texts('coach.hour', { n: format.number(request.coach_net_time) })],
    [
      texts('coach.shift'),
      `${texts(`coach.${request.shift}`)}, ${format.time(request.coaching_time)}`,
    ],
    [texts('coach.extra'), texts(`coach.${request.extra_work}`)],
    [texts('coach.expertise'), texts(`coach.${request.level_of_expertise}`)],
    [texts('coach.gender'), common(`gender.${request.coach_gender}`)],
    [texts('coaches.location'), `${request.location_name}, ${request.city_name}`],
    [texts('coach.salary'), format.money(request.salary)],
    ...(request.coach_name && request.first_day
      ? ([
          [texts('coaches.coach'), request.coach_name],
          [texts('coaches.firstDay'), format.date(request.first_day)],
        ] satisfies [string, string][])
      : []),
    ...(request.last_day
      ? ([[texts('coaches.lastDay'), format.date(request.last_day)]] satisfies [string, string][])
      : []),
  ];
  return (
    <Card as="article" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <span className="inline-flex items-center min-h-[28px] px-2 rounded-sm text-sm font-semibold bg-accent-soft text-accent-ink">
          {texts(`coaches.status.${request.status}`)}
        </span>
        <h2 className="font-semibold">{texts('coaches.no', { no: request.request_no })}</h2>
        <span className="text-muted text-sm">
          {texts('coaches.posted', { date: format.date(request.created_at) })}
        </span>
      </header>
      <dl className="flex flex-col gap-1">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {request.reason && (
        <p className="text-sm break-words">
          {texts('requests.reason')}: {request.reason}
        </p>
      )}
      {request.can_cancel && (
        <CancelButton
          title={texts('coaches.cancelTitle', { no: request.request_no })}
          text={texts('coaches.cancel')}
          onCancel={onCancel}
        />
      )}
    </Card>
  );
}
