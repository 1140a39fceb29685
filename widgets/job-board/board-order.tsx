import { useTranslation } from 'react-i18next';
import { JOB_ORDERS } from '#core/ground/limits/job-constants.ts';
import { usualOrder } from '#core/market/filters/job-filter.ts';
import { OrderSelect } from '../list/order-select.tsx';
import type { FilterProps } from './filter-panel.tsx';

export function BoardOrder({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('boardControls');
  return (
    <OrderSelect
      options={JOB_ORDERS.map((id) => ({ id, text: t(`order.${id}`) }))}
      value={filter.order ?? usualOrder(filter)}
      nearest="distance"
      {...{ filter, onChange }}
    />
  );
}
