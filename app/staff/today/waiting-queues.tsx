import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShareBar, type ShareLook, ShareMark } from '#app/ground/chart/share-bar.tsx';
import { SumTable } from '#app/ground/list/sum-table.tsx';
import { ageNames } from '#core/staff/queues.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { type Queue, QueueLabel } from '../console/queue-label.tsx';
import { queuePath } from '../console/queue-path.ts';
import { useRowKeys } from '../console/use-row-keys.ts';

const LOOKS: Record<(typeof ageNames)[number], ShareLook> = {
  under_day: 'soft',
  under_two_days: 'full',
  under_week: 'warm',
  over_week: 'alarm',
};

/** The queues that hold something: late ones first, each with the age of its oldest and of all others. */
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
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted" aria-hidden="true">
            {ageNames.map((age) => (
              <li key={age} className="inline-flex items-center gap-2">
                <ShareMark look={LOOKS[age]} />
                {today(`ages.${age}`)}
              </li>
            ))}
          </ul>
          <ul ref={rows} className="grid grid-cols-1 cq-md:grid-cols-2 gap-x-4">
            {shown.map((one) => (
              <li key={one.queue} className="pb-2 border-b border-line">
                <Link
                  to={queuePath(one.queue)}
                  data-row-link={one.queue}
                  className="flex items-center gap-2 min-h-[44px] px-2 py-1 rounded-sm hover:bg-brand-soft"
                >
                  <QueueLabel queue={one} nameLook="font-semibold" ageLook="text-sm" />
                  <span className="tabular text-lg font-semibold">{format.number(one.count)}</span>
                </Link>
                <AgeBar ages={one.ages} />
              </li>
            ))}
          </ul>
          <AgeTable queues={shown} />
        </>
      )}
    </Section>
  );
}

function AgeBar({ ages }: Pick<Queue, 'ages'>) {
  const format = useFormat();
  if (ages === null) return null;
  return (
    <div className="px-2">
      <ShareBar
        parts={ageNames.map((age) => ({
          key: age,
          look: LOOKS[age],
          value: ages[age],
          text: format.number(ages[age]),
        }))}
      />
    </div>
  );
}

function AgeTable({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('staff');
  const { t: today } = useTranslation('staffToday');
  const format = useFormat();
  return (
    <details>
      <summary className="inline-flex items-center min-h-[44px] font-semibold text-brand">
        {today('ages.asTable')}
      </summary>
      <SumTable
        caption={today('ages.caption')}
        heads={[
          { text: today('ages.queue') },
          ...ageNames.map((age) => ({ text: today(`ages.${age}`), isSum: true })),
          { text: today('ages.sum'), isSum: true },
        ]}
        rows={queues.map(({ queue, count, ages, is_late }) => ({
          key: queue,
          cells: [
            is_late ? today('ages.late', { queue: t(`queue.${queue}`) }) : t(`queue.${queue}`),
            ...ageNames.map((age) =>
              ages === null ? today('ages.unknown') : format.number(ages[age]),
            ),
            format.number(count),
          ],
        }))}
      />
    </details>
  );
}
