import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '#app/ground/chart/bar-chart.tsx';
import { SumTable } from '#app/ground/list/sum-table.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { shortDayText } from '#core/ground/format/short-day-text.ts';
import { type IncomeKind, incomeKinds } from '#core/money/words/money-words.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import type { StaffWeeks } from '#core/staff/api/staff-books.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useMoneyText } from '../../../money/use-money-text.ts';
import { DeskTabs } from '../desk-tabs.tsx';

type Week = StaffWeeks['weeks'][number];
const COUNTS = ['12', '26'] as const;

const ofKind = ({ kinds, amount_poisha: all }: Week, kind: IncomeKind | undefined): number =>
  kind === undefined ? all : (kinds.find((one) => one.kind === kind)?.amount_poisha ?? 0);

/** Income by week, as a picture and as the table it is drawn from. Source: docs/requirements/money/money.md, "Income". */
export function IncomePage() {
  const { t } = useTranslation('staffBooks');
  const { t: money } = useTranslation('money');
  const format = useFormat();
  const [count, setCount] = useState<(typeof COUNTS)[number]>('12');
  const [kind, setKind] = useState<IncomeKind>();
  const response = useLiveApi('listStaffWeeks', { query: { weeks: count } });
  usePageTitle(t('income.title'));
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{t('income.title')}</h1>
      <DeskTabs />
      <div className="filter-grid">
        <SelectField
          label={t('income.weeks')}
          options={COUNTS.map((id) => ({
            id,
            text: t('income.count', { n: format.number(Number(id)) }),
          }))}
          value={count}
          onChange={(chosen) => chosen && setCount(chosen)}
        />
        <SelectField
          label={t('income.kind')}
          emptyText={t('income.all')}
          options={incomeKinds.map((id) => ({ id, text: money(`kind.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <AsyncView response={response}>
        {({ weeks }) => <Income weeks={weeks} kind={kind} />}
      </AsyncView>
      <p className="text-muted text-sm">{t('income.hint')}</p>
    </div>
  );
}

function Income({ weeks, kind }: { weeks: Week[]; kind: IncomeKind | undefined }) {
  const { t } = useTranslation('staffBooks');
  const { t: moneyTexts } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  const money = useMoneyText();
  const sum = (poisha: number) => (poisha < 0 ? `− ${money(-poisha)}` : money(poisha));
  const kinds = incomeKinds.filter(
    (one) => (kind === undefined || kind === one) && weeks.some((week) => ofKind(week, one) !== 0),
  );
  const values = weeks.map((week) => ofKind(week, kind));
  const totalOf = (one: IncomeKind | undefined) =>
    weeks.reduce((total, week) => total + ofKind(week, one), 0);
  const isSplit = kind === undefined;
  if (values.every((poisha) => poisha === 0))
    return <p className="text-muted">{t('income.none')}</p>;
  return (
    <>
      <Card padding="small">
        <BarChart
          names={weeks.map((week) => shortDayText(lang, week.starts_on))}
          series={[{ name: t('income.title'), values }]}
          axisText={(poisha) => `৳ ${format.short(toTaka(poisha))}`}
        />
      </Card>
      <Card padding="small">
        <SumTable
          caption={t('income.title')}
          heads={[
            { text: t('income.week') },
            ...kinds.map((one) => ({ text: moneyTexts(`kind.${one}`), isSum: true })),
            ...(isSplit ? [{ text: t('income.total'), isSum: true }] : []),
          ]}
          rows={[...weeks].reverse().map((week) => ({
            key: week.starts_on,
            cells: [
              format.date(week.starts_on),
              ...kinds.map((one) => sum(ofKind(week, one))),
              ...(isSplit ? [sum(ofKind(week, undefined))] : []),
            ],
          }))}
          foot={[
            t('income.total'),
            ...kinds.map((one) => sum(totalOf(one))),
            ...(isSplit ? [sum(totalOf(undefined))] : []),
          ]}
        />
      </Card>
    </>
  );
}
