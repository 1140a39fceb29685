import { HUB_ORDERS } from '#core/hub/hub-constants.ts';
import { DEFAULT_DISTANCE_KM } from '#core/jobs/job-constants.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useMyPosition } from '../place/use-my-position.ts';
import type { FilterProps } from './filter-props.ts';

/** The order of the list. By distance needs a place: the one filtered by, else the device's own. */
export function OrderSelect({ filter, onChange }: FilterProps) {
  const texts = useTexts('hubControls');
  const board = useTexts('boardControls');
  const isNear = filter.latitude !== undefined;
  const { isLocating, problem, locate } = useMyPosition((position) =>
    onChange({ ...position, distance: DEFAULT_DISTANCE_KM, order: 'distance' }),
  );
  const order = filter.order ?? (isNear ? 'distance' : 'relevance');

  const choose = (index: number | undefined) => {
    const next = HUB_ORDERS[(index ?? 1) - 1];
    if (next === 'distance' && !isNear) locate();
    else onChange({ order: next });
  };

  return (
    <SelectField
      label={texts('order.label')}
      options={HUB_ORDERS.map((name, index) => ({ id: index + 1, text: texts(`order.${name}`) }))}
      value={HUB_ORDERS.indexOf(order) + 1}
      onChange={choose}
      hint={isLocating ? board('near.locating') : undefined}
      error={problem && board(`near.${problem}`)}
    />
  );
}
