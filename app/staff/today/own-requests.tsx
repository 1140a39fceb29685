import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffToday } from '#core/staff/api/staff-today.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { Section } from '#ui/section/section.tsx';
import { ShortlistClock } from '../tags/shortlist-clock.tsx';
import { StatusTag } from '../tags/status-tag.tsx';

const LIST = '/staff/requests?of=me';

/** The own list, with the way to all of it. */
export function OwnRequests({ mine: { total, requests } }: Pick<StaffToday, 'mine'>) {
  const { t } = useTranslation('staff');
  const { t: today } = useTranslation('staffToday');
  const format = useFormat();
  const now = useNow();
  const state = { list: LIST, ids: requests.map(({ id }) => id) };
  return (
    <Section
      padding="normal"
      title={t('nav.mine')}
      action={
        total > requests.length && (
          <Link
            to={LIST}
            className="inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
          >
            {today('mine.all', { n: format.number(total) })}
          </Link>
        )
      }
    >
      {requests.length === 0 ? (
        <p className="text-muted">{t('emptyMine')}</p>
      ) : (
        <ul className="flex flex-col">
          {requests.map((request) => (
            <li
              key={request.id}
              className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-2 border-b border-line hover:bg-brand-soft"
            >
              <Link
                to={`/staff/requests/${request.id}`}
                state={state}
                className="covers-card inline-flex items-center min-h-[28px] font-semibold text-brand tabular"
              >
                {request.request_no}
              </Link>
              <span className="flex-1 min-w-[180px]">
                <span className="block">
                  {request.class_name} · {request.location_name}, {request.city_name}
                </span>
                <span className="block text-sm text-muted">
                  {t('waitingFor', { ago: format.ago(request.waiting_since, now) })}
                </span>
              </span>
              <StatusTag status={request.status} isHidden={request.is_hidden} />
              <ShortlistClock dueAt={request.shortlist_due_at} now={now} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
