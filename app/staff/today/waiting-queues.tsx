import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { type Queue, QueueLabel } from '../console/queue-label.tsx';
import { queuePath } from '../console/queue-path.ts';
import { useRowKeys } from '../console/use-row-keys.ts';

/** The queues that hold something: late ones first, each with the age of its oldest. */
export function WaitingQueues({ queues }: { queues: readonly Queue[] }) {
  const { t: today } = useTranslation('staffToday');
  const format = useFormat();
  const rows = useRowKeys<HTMLUListElement>();
  const held = queues.filter(({ count }) => count > 0);
  const shown = [...held.filter(({ is_late }) => is_late), ...held.filter((one) => !one.is_late)];
  const all = held.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section
      padding="normal"
      title={today('waiting.title')}
      note={
        all > 0 && (
          <span className="text-sm text-muted">
            {today('waiting.all', {
              n: format.number(all),
              queues: format.number(held.length),
              count: held.length,
            })}
          </span>
        )
      }
    >
      {shown.length === 0 ? (
        <p className="text-muted">{today('waiting.none')}</p>
      ) : (
        <ul ref={rows} className="grid grid-cols-1 cq-md:grid-cols-2 gap-x-4">
          {shown.map((one) => (
            <li key={one.queue} className="border-b border-line">
              <Link
                to={queuePath(one.queue)}
                data-row-link={one.queue}
                className="flex items-center gap-2 min-h-[44px] px-2 py-1 rounded-sm hover:bg-brand-soft"
              >
                <QueueLabel queue={one} nameLook="font-semibold" ageLook="text-sm" />
                <span className="tabular text-lg font-semibold">{format.number(one.count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
