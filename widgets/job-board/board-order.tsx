import { JOB_ORDERS } from '#core/ground/limits/job-constants.ts';
import { usualOrder } from '#core/market/filters/job-filter.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { OrderSelect } from '../list/order-select.tsx';
import type { FilterProps } from './filter-panel.tsx';

export function BoardOrder({ filter, onChange }: FilterProps) {
  const texts = useTexts('boardControls');
  return (
    <OrderSelect
      options={JOB_ORDERS.map((id) => ({ id, text: texts(`order.${id}`) }))}
      value={filter.order ?? usualOrder(filter)}
      nearest="distance"
      {...{ filter, onChange }}
    />
  );
}
