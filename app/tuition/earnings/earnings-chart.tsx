import { useTranslation } from 'react-i18next';
import { BarChart } from '#app/ground/chart/bar-chart.tsx';
import { useMoneyText } from '#app/money/use-money-text.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import { shortMonthText } from '#core/ground/format/short-month-text.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import type { Earnings } from '#core/tuition/api/earnings.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Shows the present month in words and all twelve as bars. */
export function EarningsChart({ months }: Earnings) {
  const { t } = useTranslation('earnings');
  const format = useFormat();
  const lang = useLang();
  const money = useMoneyText();
  const [present] = months;
  // Time goes from left to right.
  const shown = [...months].reverse();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base">{t('title')}</h2>
      {present && (
        <p>
          {t('soFar', {
            month: monthText(lang, present.month),
            money: money(present.agreed_poisha + present.lessons_poisha),
          })}
        </p>
      )}
      <BarChart
        names={shown.map(({ month }) => shortMonthText(lang, month))}
        series={[
          {
            name: t('earned'),
            values: shown.map((month) => month.agreed_poisha + month.lessons_poisha),
          },
          { name: t('paid'), values: shown.map((month) => month.paid_poisha) },
        ]}
        axisText={(poisha) => `৳ ${format.short(toTaka(poisha))}`}
      />
    </Card>
  );
}
