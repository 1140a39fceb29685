import { useTranslation } from 'react-i18next';
import { SumTable } from '#app/ground/list/sum-table.tsx';
import { useMoneyText } from '#app/money/use-money-text.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import type { Earnings } from '#core/tuition/api/earnings.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

const SUMS = ['agreed_poisha', 'lessons_poisha', 'paid_poisha'] as const;

/** The months in columns, the newest first, with their sums. */
export function EarningsTable({ months }: Earnings) {
  const { t } = useTranslation('earnings');
  const format = useFormat();
  const lang = useLang();
  const money = useMoneyText();
  // More was given back than paid.
  const text = (poisha: number) => (poisha < 0 ? `− ${money(-poisha)}` : money(poisha));
  return (
    <Card>
      <SumTable
        caption={t('caption')}
        heads={[
          { text: t('columns.month') },
          { text: t('columns.tuitions'), isSum: true },
          ...SUMS.map((sum) => ({ text: t(`columns.${sum}`), isSum: true })),
        ]}
        rows={months.map((month) => ({
          key: month.month,
          cells: [
            monthText(lang, month.month),
            format.number(month.tuitions),
            ...SUMS.map((sum) => text(month[sum])),
          ],
        }))}
        foot={[
          t('total'),
          '',
          ...SUMS.map((sum) => text(months.reduce((all, month) => all + month[sum], 0))),
        ]}
      />
    </Card>
  );
}
