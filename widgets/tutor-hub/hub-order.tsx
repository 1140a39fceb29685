import { HUB_ORDERS } from '#core/market/hub/hub-constants.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { OrderSelect } from '../list/order-select.tsx';
import type { FilterProps } from './filter-props.ts';

export function HubOrder({ filter, onChange }: FilterProps) {
  const texts = useTexts('hubControls');
  const isNear = filter.latitude !== undefined;
  return (
    <OrderSelect
      options={HUB_ORDERS.map((id) => ({ id, text: texts(`order.${id}`) }))}
      value={filter.order ?? (isNear ? 'distance' : 'relevance')}
      nearest="distance"
      {...{ filter, onChange }}
    />
  );
}
