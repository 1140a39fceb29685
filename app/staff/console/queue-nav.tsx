import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useSearchParams } from 'react-router';
import type { QueueName } from '#core/staff/queues.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

const ITEM =
  'flex items-center gap-2 w-full min-h-[36px] px-2 py-1 rounded-sm text-sm hover:bg-brand-soft';
const CHOSEN = 'bg-brand-soft text-brand font-semibold';

/** Queues that are no requests for tutors have a page of their own. */
const OWN_PAGES: Partial<Record<QueueName, string>> = {
  alarm: '/staff/alarms',
  coach: '/staff/coach-requests',
  call: '/staff/calls',
  message: '/staff/messages',
  chat: '/staff/chats',
  review: '/staff/reviews',
  new_tutor: '/staff/new-tutors',
  documents: '/staff/documents',
  proof: '/staff/proofs',
  held: '/staff/held-payments',
  refund: '/staff/refunds',
  payout: '/staff/payouts',
  coach_pay: '/staff/coach-pay',
  coach_bill: '/staff/coach-bills',
  number: '/staff/number-changes',
  lesson: '/staff/lessons',
  online_lesson: '/staff/online-lessons',
  community: '/staff/community',
  names: '/staff/names',
};
const pathOf = (queue: QueueName) => OWN_PAGES[queue] ?? `/staff?queue=${queue}`;

/** Shows what waits and for how long, and the other desks of the console. */
export function QueueNav({ onGo }: { onGo?: (() => void) | undefined }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const queues = useLiveApi('getStaffQueues', {});
  const isChosen = (queue: QueueName) =>
    pathname === (OWN_PAGES[queue] ?? '/staff') &&
    (queue in OWN_PAGES || params.get('queue') === queue);

  return (
    <nav aria-label={t('nav.label')} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="px-2 text-xs text-muted font-semibold">{t('nav.queues')}</h2>
        <AsyncView response={queues} skeleton={<Skeleton className="h-[240px]" />}>
          {({ data }) => (
            <ul className="flex flex-col">
              {data.map(({ queue, count, oldest_at, is_late }) => (
                <li key={queue}>
                  <NavLink
                    to={pathOf(queue)}
                    onClick={onGo}
                    aria-current={isChosen(queue) ? 'page' : undefined}
                    className={cx(ITEM, isChosen(queue) && CHOSEN)}
                  >
                    <span className="flex-1 min-w-0">
                      <span className="block">{t(`queue.${queue}`)}</span>
                      {oldest_at && (
                        <span
                          className={cx(
                            'block text-xs',
                            is_late ? 'text-danger font-semibold' : 'text-muted font-normal',
                          )}
                        >
                          {t(is_late ? 'nav.late' : 'nav.oldest', {
                            ago: format.ago(oldest_at, now),
                          })}
                        </span>
                      )}
                    </span>
                    <span className="tabular-nums font-semibold">{format.number(count)}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
        </AsyncView>
      </div>
      <ul className="flex flex-col">
        {DESKS.map(([name, to]) => {
          const isHere =
            to === '/staff' ? pathname === to && !params.get('queue') : pathname === to;
          return (
            <li key={name}>
              <NavLink
                to={to}
                onClick={onGo}
                aria-current={isHere ? 'page' : undefined}
                className={cx(ITEM, isHere && CHOSEN)}
              >
                {t(`nav.${name}`)}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const DESKS = [
  ['requests', '/staff'],
  ['people', '/staff/people'],
  ['money', '/staff/money'],
  ['reviews', '/staff/reviews'],
  ['notices', '/staff/notices'],
  ['partners', '/staff/partners'],
  ['audit', '/staff/audit'],
  ['security', '/staff/security'],
] as const;
