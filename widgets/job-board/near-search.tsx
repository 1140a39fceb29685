import { LocateFixed, SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { DistanceField } from '../place/distance-field.tsx';
import { NearField } from '../place/near-field.tsx';
import { goNear } from '../place/near-filter.ts';
import { useMyPosition } from '../place/use-my-position.ts';
import type { FilterProps } from './filter-panel.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

/** Search near a place: our own gazetteer or the device's position, with a radius. */
export const NearSearch = memo(function NearSearch(props: FilterProps & { onOpenFilters(): void }) {
  const { filter, onChange, onOpenFilters } = props;
  const texts = useTexts('boardControls');
  const format = useFormat();
  const filterCount = useFilterTexts(filter).length;
  const { isLocating, problem, locate } = useMyPosition((position) =>
    onChange(goNear(position, filter)),
  );

  return (
    <Card as="search" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2 cq-sm:gap-3">
        <div className="flex-1 min-w-0">
          <NearField label={texts('near.label')} filter={filter} onChange={onChange} />
        </div>
        <div className="board-distance">
          <DistanceField filter={filter} onChange={onChange} />
        </div>
        <Button
          look="secondary"
          className="px-3 cq-sm:px-4 whitespace-nowrap"
          icon={<LocateFixed aria-hidden="true" size={18} />}
          isBusy={isLocating}
          onClick={locate}
        >
          <span className="board-button-text">
            {texts(isLocating ? 'near.locating' : 'near.useMyPosition')}
          </span>
        </Button>
        <Button
          look="secondary"
          className="cq-lg:hidden px-3 cq-sm:px-4 whitespace-nowrap"
          icon={<SlidersHorizontal aria-hidden="true" size={18} />}
          onClick={onOpenFilters}
        >
          {filterCount > 0 && (
            <span aria-hidden="true" className="cq-sm:hidden tabular">
              {format.number(filterCount)}
            </span>
          )}
          <span className="board-button-text">
            {filterCount > 0
              ? texts('filters.openWithCount', { n: format.number(filterCount) })
              : texts('filters.open')}
          </span>
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {texts(`near.${problem}`)}
        </p>
      )}
    </Card>
  );
});
