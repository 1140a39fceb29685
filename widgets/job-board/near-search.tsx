import { LocateFixed } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { DistanceField } from '../place/distance-field.tsx';
import { NearField } from '../place/near-field.tsx';
import { goNear } from '../place/near-filter.ts';
import { useMyPosition } from '../place/use-my-position.ts';
import type { FilterProps } from './filter-panel.tsx';

/** Search in the reader's own words, and near a place: our own gazetteer or the device's position. */
export const NearSearch = memo(function NearSearch({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('boardControls');
  const { isLocating, problem, locate } = useMyPosition((position) =>
    onChange(goNear(position, filter)),
  );

  return (
    <Card className="near-search flex flex-col gap-2 cq-sm:gap-3">
      <SearchBox
        area="boardControls"
        value={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className="flex flex-wrap items-end gap-2 cq-sm:gap-3">
        <div className="flex-1 min-w-0">
          <NearField label={t('near.label')} isLabelHidden filter={filter} onChange={onChange} />
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
          <span className="button-text">
            {t(isLocating ? 'near.locating' : 'near.useMyPosition')}
          </span>
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {t(`near.${problem}`)}
        </p>
      )}
    </Card>
  );
});
