import { useTranslation } from 'react-i18next';
import { HUB_ORDERS } from '#core/market/hub/hub-constants.ts';
import { OrderSelect } from '../list/order-select.tsx';
import type { FilterProps } from './filter-props.ts';

export function HubOrder({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('hubControls');
  const isNear = filter.latitude !== undefined;
  return (
    <OrderSelect
      options={HUB_ORDERS.map((id) => ({ id, text: t(`order.${id}`) }))}
      value={filter.order ?? (isNear ? 'distance' : 'relevance')}
      nearest="distance"
      {...{ filter, onChange }}
    />
  );
}
