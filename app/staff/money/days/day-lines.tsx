import { useTranslation } from 'react-i18next';
import { SumTable } from '#app/ground/list/sum-table.tsx';
import { incomeKinds, paymentMethods } from '#core/money/words/money-words.ts';
import type { StaffDay } from '#core/staff/api/staff-books.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useMoneyText } from '../../../money/use-money-text.ts';
import { useMethodName } from '../use-method-name.ts';

type Sums = StaffDay['sums'];
type Line = Sums['lines'][number];

/**
 * Shows what was booked, by kind and method; for a day that differs also what it was when it was
 * closed.
 */
export function DayLines({ day: { sums, closed_sums: then, differs } }: { day: StaffDay }) {
  const { t } = useTranslation('staffBooks');
  const format = useFormat();
  const money = useMoneyText();
  const nameOf = useLineName();
  const before = differs ? then : null;
  const sum = (poisha: number) => (poisha < 0 ? `− ${money(-poisha)}` : money(poisha));
  const keyOf = ({ part, account }: Line) => `${part} ${account}`;
  const amount = (from: Sums, key: string) =>
    sum(from.lines.find((line) => keyOf(line) === key)?.amount_poisha ?? 0);
  const lines = [
    ...sums.lines,
    ...(before?.lines.filter((line) => !sums.lines.some((now) => keyOf(now) === keyOf(line))) ??
      []),
  ];
  const row = (key: string, name: string, of: (from: Sums) => string) => ({
    key,
    cells: [name, of(sums), ...(before ? [of(before)] : [])],
  });
  return (
    <>
      {lines.length === 0 && <p className="text-muted mb-2">{t('day.nothing')}</p>}
      <SumTable
        caption={t('day.what')}
        heads={[
          { text: t('day.what') },
          { text: t('day.sum'), isSum: true },
          ...(before ? [{ text: t('day.then'), isSum: true }] : []),
        ]}
        rows={[
          ...lines.map((line) =>
            row(keyOf(line), nameOf(line), (from) => amount(from, keyOf(line))),
          ),
          row('transactions', t('day.transactions'), (from) => format.number(from.transactions)),
          row('owed', t('day.owed'), (from) => sum(from.owed_poisha)),
          row('held', t('day.held'), (from) => sum(from.held_poisha)),
        ]}
      />
    </>
  );
}

function useLineName() {
  const { t } = useTranslation('staffBooks');
  const { t: money } = useTranslation('money');
  const methodName = useMethodName();
  return ({ part, account }: Line): string => {
    const kind = incomeKinds.find((name) => account === `income_${name}`);
    const method = paymentMethods.find((name) => account === name);
    const name = kind ? money(`kind.${kind}`) : method ? methodName(method) : '';
    return t(`part.${part}`, { name });
  };
}
