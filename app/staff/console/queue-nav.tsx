import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useSearchParams } from 'react-router';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { QueueLabel } from './queue-label.tsx';
import { queuePath } from './queue-path.ts';

const ITEM =
  'flex items-center gap-2 w-full min-h-[36px] px-2 py-1 rounded-sm text-sm hover:bg-brand-soft';
const CHOSEN = 'bg-brand-soft text-brand font-semibold';

/** Shows what waits and for how long, and the other desks of the console. */
export function QueueNav({ onGo }: { onGo?: (() => void) | undefined }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const queues = useLiveApi('getStaffQueues', {});
  const isHere = (to: string) => {
    const [path, search] = to.split('?');
    if (pathname !== path) return false;
    const own = new URLSearchParams(search);
    return OF_LIST.every((name) => params.get(name) === own.get(name));
  };
  const desk = ([name, to]: readonly [DeskName, string]) => (
    <li key={name}>
      <NavLink
        to={to}
        end
        onClick={onGo}
        aria-current={isHere(to) ? 'page' : undefined}
        className={cx(ITEM, isHere(to) && CHOSEN)}
      >
        {t(`nav.${name}`)}
      </NavLink>
    </li>
  );

  return (
    <nav aria-label={t('nav.label')} className="flex flex-col gap-4">
      <ul className="flex flex-col">{FIRST.map(desk)}</ul>
      <div className="flex flex-col gap-1">
        <h2 className="px-2 text-xs text-muted font-semibold">{t('nav.queues')}</h2>
        <AsyncView response={queues} skeleton={<Skeleton className="h-[240px]" />}>
          {({ data }) => (
            <ul className="flex flex-col">
              {data.map((one) => (
                <li key={one.queue}>
                  <NavLink
                    to={queuePath(one.queue)}
                    onClick={onGo}
                    aria-current={isHere(queuePath(one.queue)) ? 'page' : undefined}
                    className={cx(ITEM, isHere(queuePath(one.queue)) && CHOSEN)}
                  >
                    <QueueLabel queue={one} ageLook="text-xs" />
                    <span className="tabular-nums font-semibold">{format.number(one.count)}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
        </AsyncView>
      </div>
      <ul className="flex flex-col">{DESKS.map(desk)}</ul>
    </nav>
  );
}

/** The filters that tell the lists of requests apart, which have one path. */
const OF_LIST = ['queue', 'of'];

const FIRST = [
  ['today', '/staff'],
  ['mine', '/staff/requests?of=me'],
  ['requests', '/staff/requests'],
] as const;
const DESKS = [
  ['people', '/staff/people'],
  ['demand', '/staff/demand'],
  ['money', '/staff/money'],
  ['reviews', '/staff/reviews'],
  ['notices', '/staff/notices'],
  ['partners', '/staff/partners'],
  ['audit', '/staff/audit'],
  ['security', '/staff/security'],
] as const;
type DeskName = (typeof FIRST | typeof DESKS)[number][0];
