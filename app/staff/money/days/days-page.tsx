import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SumTable } from '#app/ground/list/sum-table.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import { type DayPart, partSum } from '#core/money/words/day-book.ts';
import type { StaffDay } from '#core/staff/api/staff-books.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useMoneyText } from '../../../money/use-money-text.ts';
import { ROOMY } from '../../console/widths.ts';
import { useListAddress } from '../../list/use-list-address.ts';
import { DeskTabs } from '../desk-tabs.tsx';
import { DayTag } from './day-tag.tsx';
import { LedgerExport } from './ledger-export.tsx';

const OFF: DayPart[] = ['taken_back', 'reduced', 'refunded', 'written_off', 'promoted'];

/** Source: docs/requirements/money/money.md, "Day book". */
export function DaysPage() {
  const { t } = useTranslation('staffBooks');
  const lang = useLang();
  const { params, change } = useListAddress();
  const response = useLiveApi('listStaffDays', {
    query: { month: params.get('month') ?? undefined },
  });
  usePageTitle(t('days.title'));
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{t('days.title')}</h1>
      <DeskTabs />
      <AsyncView response={response}>
        {({ month, months, days }) => (
          <>
            <div className="max-w-[320px]">
              <SelectField
                label={t('days.month')}
                options={months.map((id) => ({ id, text: monthText(lang, id) }))}
                value={month}
                onChange={(chosen) => change({ month: chosen })}
              />
            </div>
            {days.length === 0 ? (
              <p className="text-muted">{t('days.empty')}</p>
            ) : (
              <DayList days={days} title={monthText(lang, month)} />
            )}
            <p className="text-muted text-sm">{t('days.hint')}</p>
          </>
        )}
      </AsyncView>
      <LedgerExport />
    </div>
  );
}

function DayList({ days, title }: { days: StaffDay[]; title: string }) {
  const { t } = useTranslation('staffBooks');
  const format = useFormat();
  const money = useMoneyText();
  const isRoomy = useMedia(ROOMY);
  const sumsOf = ({ sums }: StaffDay) => {
    const lines = sums.lines.map((line) => ({ ...line, poisha: line.amount_poisha }));
    const of = (part: DayPart) => partSum(lines, part);
    return [
      money(of('invoiced')),
      money(of('received')),
      money(of('paid_out')),
      money(OFF.reduce((sum, part) => sum + of(part), 0)),
      money(sums.owed_poisha),
    ];
  };
  const heads = [
    t('days.invoiced'),
    t('days.received'),
    t('days.paidOut'),
    t('days.off'),
    t('days.open'),
  ];
  const link = ({ day }: StaffDay) => (
    <Link
      to={`/staff/money/days/${day}`}
      className="inline-flex items-center min-h-[24px] font-semibold text-brand hover:underline"
    >
      {format.date(day)}
    </Link>
  );
  if (isRoomy)
    return (
      <SumTable
        caption={title}
        heads={[
          { text: t('days.day') },
          ...heads.map((text) => ({ text, isSum: true })),
          { text: t('days.state') },
        ]}
        rows={days.map((day) => ({
          key: day.day,
          cells: [link(day), ...sumsOf(day), <DayTag key="state" day={day} />],
        }))}
      />
    );
  return (
    <ul className="flex flex-col gap-2" aria-label={title}>
      {days.map((day) => (
        <Card as="li" padding="small" key={day.day} className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {link(day)}
            <DayTag day={day} />
          </div>
          <Facts facts={sumsOf(day).map((sum, at) => [heads[at] ?? '', sum] as const)} />
        </Card>
      ))}
    </ul>
  );
}
