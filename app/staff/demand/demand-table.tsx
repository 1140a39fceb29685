import { useTranslation } from 'react-i18next';
import { SumTable } from '#app/ground/list/sum-table.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { AreasProps } from './demand-chart.tsx';
import { useAreaName } from './use-area-name.ts';

/** The numbers of the chart in columns. */
export function DemandTable({ areas, isOfCity }: AreasProps) {
  const { t } = useTranslation('staffDemand');
  const format = useFormat();
  const areaName = useAreaName(isOfCity);
  return (
    <details>
      <summary className="inline-flex items-center min-h-[44px] font-semibold text-brand">
        {t('asTable')}
      </summary>
      <SumTable
        caption={t('caption')}
        heads={[
          { text: t('columns.area') },
          { text: t('columns.open'), isSum: true },
          { text: t('columns.tutors'), isSum: true },
          { text: t('columns.missing'), isSum: true },
        ]}
        rows={areas.map((area) => ({
          key: area.location_id,
          cells: [
            areaName(area),
            format.number(area.open_tuitions),
            format.number(area.tutors),
            format.number(area.missing),
          ],
        }))}
      />
    </details>
  );
}
