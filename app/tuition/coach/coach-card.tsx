import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { coachJobPath } from '#app/ground/links/parent-paths.ts';
import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';
import { Card } from '#ui/card/card.tsx';
import { isKnown } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { CoachActs } from './coach-acts.tsx';
import { CoachContact } from './coach-contact.tsx';
import { CoachStatus } from './coach-status.tsx';
import { useCoachFacts } from './use-coach-facts.ts';

interface CoachCardProps {
  request: CoachRequest;
  onChanged(): Promise<unknown>;
}

/** Source: docs/requirements/dashboards/parent-area.md, "Coach". */
export function CoachCard({ request, onChanged }: CoachCardProps) {
  const { t } = useTranslation('parent');
  const { t: coaches } = useTranslation('coaches');
  const format = useFormat();
  const facts = useCoachFacts()(request);
  const { student, timing, wishes, place, salary, coach } = facts;
  const rows = [...coach, ...student, ...timing, ...wishes, ...place, ...salary].filter(isKnown);
  return (
    <Card as="article" className="flex flex-col gap-3 h-full">
      <header className="flex flex-wrap items-center gap-2">
        <CoachStatus status={request.status} />
        <h2 className="font-semibold">{t('coaches.no', { no: request.request_no })}</h2>
        <span className="text-muted text-sm">
          {t('coaches.posted', { date: format.date(request.created_at) })}
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
          {t('requests.reason')}: {request.reason}
        </p>
      )}
      <div className="flex flex-wrap gap-3 mt-auto">
        <ActionLink to={coachJobPath(request.id)}>
          {coaches(request.coach_name === null ? 'details' : 'manage')}
          <span className="sr-only">{request.request_no}</span>
        </ActionLink>
        <CoachContact request={request} />
        <CoachActs request={request} onChanged={onChanged} />
      </div>
    </Card>
  );
}
