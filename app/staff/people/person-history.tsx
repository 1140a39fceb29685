import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lastDay } from '#core/people/account/last-day.ts';
import type { Person } from '#core/staff/api/staff-people.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { Section } from '#ui/section/section.tsx';
import { StatusTag } from '../tags/status-tag.tsx';
import { Tag } from '../tags/tag.tsx';

const LINK = 'font-semibold text-brand hover:underline';
const ROW = 'flex flex-wrap items-center justify-between gap-2 py-2 border-b border-line text-sm';

/** Requests of a guardian, applications of a tutor. */
export function PersonWork({ person }: { person: Person }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  return (
    <>
      {person.type === 'parent' && (
        <Section padding="normal" title={t('people.requests')}>
          {person.requests.length === 0 && (
            <p className="text-sm text-muted">{t('people.noRequests')}</p>
          )}
          <ul>
            {person.requests.map((request) => (
              <li key={request.id} className={ROW}>
                <span className="min-w-0">
                  <Link to={`/staff/requests/${request.id}`} className={LINK}>
                    {request.request_no}
                  </Link>{' '}
                  {request.class_name}, {request.location_name} ·{' '}
                  {format.money(request.actual_salary)} · {format.ago(request.created_at, now)}
                </span>
                <StatusTag status={request.status} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {person.type === 'tutor' && (
        <Section padding="normal" title={t('people.applications')}>
          {person.applications.length === 0 && (
            <p className="text-sm text-muted">{t('people.noApplications')}</p>
          )}
          <ul>
            {person.applications.map(({ application_id, request, stage, stage_changed_at }) => (
              <li key={application_id} className={ROW}>
                <span className="min-w-0">
                  <Link to={`/staff/requests/${request.id}/pipeline`} className={LINK}>
                    {format.id(request.id)}
                  </Link>{' '}
                  {request.class_name}, {request.location_name} ·{' '}
                  {format.ago(stage_changed_at, now)}
                </span>
                <Tag>{t(`stage.${stage}`)}</Tag>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Bans, locks and closings, with their reasons and who decided. */
export function AccountHistory({ actions }: { actions: Person['actions'] }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  return (
    <Section padding="normal" title={t('facts.history')}>
      {actions.length === 0 && <p className="text-sm text-muted">{t('people.noActions')}</p>}
      <ol className="flex flex-col gap-2">
        {actions.map(({ id, kind, colour, reason, until, at, by }) => (
          <li key={id} className="text-sm border-s-2 border-line ps-3">
            <p>
              {colour ? t(`lock.${colour}`) : t(`account.event.${kind}`)}
              {until && ` · ${t('account.until', { date: format.date(lastDay(until)) })}`} ·{' '}
              {by?.name ?? t('system')}
            </p>
            <p className="text-muted break-words">{reason}</p>
            <p className="text-xs text-muted">{format.ago(at, now)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
