import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { editRequestPath } from '#app/ground/links/parent-paths.ts';
import type { RequestSummary } from '#core/market/api/parent.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import { mayDo } from '#core/market/hire/request-status.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import { StatusBadge } from './status-badge.tsx';

/** One request in a list; the whole card opens it, and a button changes it while it can be. */
export function RequestCard({ request }: { request: RequestSummary }) {
  const { t } = useTranslation('parent');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const genderText = useGenderText();
  const { total_application: applied, proposed_tutors: proposed } = request;
  const facts = [
    request.subjects.map(({ subject_name }) => subject_name).join(', '),
    request.tutoring_place,
    common('daysInWeek', {
      count: request.days_in_week,
      n: format.number(request.days_in_week),
    }),
    `${request.location_name}, ${request.city_name}`,
    t('requests.tutorGender', { gender: genderText(request.tutor_gender) }),
  ];
  return (
    <Card as="article" isLink className="relative flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge {...request} />
        <span className="text-muted text-sm">{t('requests.no', { no: request.request_no })}</span>
      </div>
      <h2 className="text-base font-semibold">
        <Link to={requestPath(request.id)} className="covers-card">
          {request.class_name}, {request.category_name}
        </Link>
      </h2>
      {request.to_do && (
        <p className="self-start px-2 py-1 rounded-sm bg-accent-soft text-accent-ink text-sm font-semibold">
          {t(`requests.toDo.${request.to_do}`)}
        </p>
      )}
      <p className="text-sm">{facts.filter(Boolean).join(' · ')}</p>
      {request.tutor_requirement && (
        <p className="clamp-2 text-sm text-muted break-words">{request.tutor_requirement}</p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="font-semibold text-ink">{format.money(request.actual_salary)}</span>
        {applied > 0 && (
          <span>{t('requests.applied', { count: applied, n: format.number(applied) })}</span>
        )}
        {proposed > 0 && (
          <span>{t('requests.proposed', { count: proposed, n: format.number(proposed) })}</span>
        )}
        <span>{t('requests.posted', { when: format.date(request.created_at) })}</span>
      </p>
      {request.tuition && (
        <p className="text-sm font-semibold text-brand">
          {t('tuition.tutor', { name: request.tuition.tutor_name })}
        </p>
      )}
      {request.status === 'returned' && request.reason && (
        <p className="text-sm text-danger break-words">{request.reason}</p>
      )}
      {mayDo(request.status, 'edit') && (
        <div className="relative self-start">
          <ActionLink to={editRequestPath(request.id)} look="secondary">
            {t('requests.update')} <span className="sr-only">{request.request_no}</span>
          </ActionLink>
        </div>
      )}
    </Card>
  );
}
