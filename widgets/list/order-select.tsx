import { useTranslation } from 'react-i18next';
import { DEFAULT_DISTANCE_KM } from '#core/ground/limits/job-constants.ts';
import { type Option, SelectField } from '#ui/field/select-field.tsx';
import type { NearFilter } from '../place/near-filter.ts';
import { useMyPosition } from '../place/use-my-position.ts';

interface OrderSelectProps<Order extends string> {
  options: readonly Option<Order>[];
  value: Order;
  /** The one that needs a place: the place filtered by, else the device's own. */
  nearest: NoInfer<Order>;
  filter: NearFilter;
  onChange(changes: NearFilter & { order: NoInfer<Order> }): void;
}

/** The order of a list. */
export function OrderSelect<Order extends string>(props: OrderSelectProps<Order>) {
  const { options, value, nearest, filter, onChange } = props;
  const { t } = useTranslation('boardControls');
  const { isLocating, problem, locate } = useMyPosition((position) =>
    onChange({ ...position, distance: DEFAULT_DISTANCE_KM, order: nearest }),
  );
  return (
    <SelectField
      label={t('order.label')}
      isLabelHidden
      options={options}
      value={value}
      onChange={(order) => {
        if (order === nearest && filter.latitude === undefined) locate();
        else if (order) onChange({ order });
      }}
      hint={isLocating ? t('near.locating') : undefined}
      error={problem && t(`near.${problem}`)}
    />
  );
}
