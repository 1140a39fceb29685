import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { MoneyTabs } from '#app/money/money-tabs.tsx';
import type { Earnings } from '#core/tuition/api/earnings.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { EarningsChart } from './earnings-chart.tsx';
import { EarningsTable } from './earnings-table.tsx';

/** The pay of a tutor by month, beside what went to us. Source: docs/requirements/money/money.md, "Earnings". */
export function EarningsPage() {
  const { t } = useTranslation('earnings');
  const response = useApi('getEarnings', {});
  usePageTitle(t('title'));
  return (
    <>
      <MoneyTabs />
      <AsyncView
        response={response}
        isEmpty={({ months }) => months.every(isEmpty)}
        empty={<None />}
      >
        {({ months }) => (
          <div className="flex flex-col gap-4">
            <EarningsChart months={months} />
            <EarningsTable months={months} />
            <p className="text-muted text-sm max-w-[720px]">{t('how')}</p>
          </div>
        )}
      </AsyncView>
    </>
  );
}

const isEmpty = (month: Earnings['months'][number]) =>
  month.agreed_poisha === 0 && month.lessons_poisha === 0 && month.paid_poisha === 0;

function None() {
  const { t } = useTranslation('earnings');
  return <StatePanel icon={<ChartColumn size={32} />} title={t('empty')} hint={t('emptyHint')} />;
}
