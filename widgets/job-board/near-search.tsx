import { LocateFixed, SlidersHorizontal } from 'lucide-react';
import { DEFAULT_DISTANCE_KM, DISTANCES_KM } from '#core/jobs/job-constants.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PlaceCombobox } from '../place/place-combobox.tsx';
import { useMyPosition } from '../place/use-my-position.ts';
import { useNearPlace } from '../place/use-near-place.ts';
import type { FilterProps } from './filter-panel.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

/** Search near a place: our own gazetteer or the device's position, with a radius. */
export function NearSearch({
  filter,
  onChange,
  onOpenFilters,
}: FilterProps & { onOpenFilters(): void }) {
  const texts = useTexts('board');
  const format = useFormat();
  const place = useNearPlace(filter);
  const filterCount = useFilterTexts(filter).length;
  const isNear = filter.latitude !== undefined;
  const goTo = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    onChange({ latitude, longitude, distance: filter.distance ?? DEFAULT_DISTANCE_KM });
  const { isLocating, problem, locate } = useMyPosition(goTo);

  return (
    <Card as="search" className="flex flex-col gap-3">
      <div className="flex flex-col cq-sm:flex-row cq-sm:items-end gap-3">
        <div className="flex-1 min-w-0">
          <PlaceCombobox
            label={texts('near.label')}
            hint={texts('near.hint')}
            chosen={isNear ? (place?.description ?? texts('near.myPosition')) : ''}
            onChoose={goTo}
            onClear={() =>
              onChange({ latitude: undefined, longitude: undefined, distance: undefined })
            }
          />
        </div>
        {isNear && (
          <SelectField
            label={texts('near.distance')}
            options={DISTANCES_KM.map((km) => ({
              id: km,
              text: texts('near.km', { n: format.number(km) }),
            }))}
            value={filter.distance ?? DEFAULT_DISTANCE_KM}
            onChange={(km) => onChange({ distance: km })}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            className="flex-1 cq-sm:flex-none px-2 cq-sm:px-4 whitespace-nowrap"
            icon={<LocateFixed aria-hidden="true" size={18} />}
            isBusy={isLocating}
            onClick={locate}
          >
            {texts(isLocating ? 'near.locating' : 'near.useMyPosition')}
          </Button>
          <Button
            look="secondary"
            className="flex-1 cq-lg:hidden px-2 cq-sm:px-4 whitespace-nowrap"
            icon={<SlidersHorizontal aria-hidden="true" size={18} />}
            onClick={onOpenFilters}
          >
            {filterCount > 0
              ? texts('filters.openWithCount', { n: format.number(filterCount) })
              : texts('filters.open')}
          </Button>
        </div>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {texts(`near.${problem}`)}
        </p>
      )}
    </Card>
  );
}
