import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#core/api/api-client.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import type { StaffToday } from '#core/staff/api/staff-today.ts';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { queuePath } from '../console/queue-path.ts';

interface MoneyDueProps extends Pick<StaffToday, 'money'> {
  queues: Answer<'getStaffQueues'>['data'];
}

const QUEUES = ['proof', 'held', 'refund', 'payout', 'coach_pay'] as const;

/** Money that waits today: what is to come in, and what staff have to answer or to send. */
export function MoneyDue({ money, queues }: MoneyDueProps) {
  const { t } = useTranslation('staff');
  const { t: today } = useTranslation('staffToday');
  const format = useFormat();
  const invoices = [
    ['due', today('money.dueToday'), money.due_today],
    ['overdue', today('money.overdue'), money.overdue],
  ] as const;
  const lines = [
    ...invoices.map(([status, text, { count, amount_poisha }]) => ({
      to: `/staff/money?status=${status}`,
      text,
      count,
      sum: format.money(toTaka(amount_poisha)),
      isLate: status === 'overdue',
    })),
    ...QUEUES.map((queue) => ({
      to: queuePath(queue),
      text: t(`queue.${queue}`),
      count: queues.find((one) => one.queue === queue)?.count ?? 0,
      sum: undefined,
      isLate: queues.some((one) => one.queue === queue && one.is_late),
    })),
  ].filter(({ count }) => count > 0);
  return (
    <Section padding="normal" title={t('nav.money')}>
      {lines.length === 0 ? (
        <p className="text-muted">{today('money.none')}</p>
      ) : (
        <ul className="flex flex-col">
          {lines.map(({ to, text, count, sum, isLate }) => (
            <li key={to} className="border-b border-line">
              <Link
                to={to}
                className="flex items-center gap-2 min-h-[44px] px-2 py-1 rounded-sm hover:bg-brand-soft"
              >
                <span className="flex-1 min-w-0">
                  {text}
                  {sum && (
                    <span
                      className={cx('block text-sm tabular', isLate ? 'text-danger' : 'text-muted')}
                    >
                      {sum}
                    </span>
                  )}
                </span>
                <span className={cx('tabular font-semibold', isLate && 'text-danger')}>
                  {format.number(count)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
