import { LocateFixed } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';
import { SearchBox } from '../list/search-box.tsx';
import { DistanceField } from '../place/distance-field.tsx';
import { NearField } from '../place/near-field.tsx';
import { goNear } from '../place/near-filter.ts';
import { useMyPosition } from '../place/use-my-position.ts';
import type { FilterProps } from './filter-panel.tsx';

/**
 * Search in the reader's own words, and near a place: our own gazetteer or the device's position. On a
 * phone the search is one field; the place stands below it once it is wanted.
 */
export const NearSearch = memo(function NearSearch({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('boardControls');
  const [isOpen, setOpen] = useState(false);
  const { isLocating, problem, locate } = useMyPosition((position) =>
    onChange(goNear(position, filter)),
  );
  const text = t(isLocating ? 'near.locating' : 'near.useMyPosition');
  // The position fills a field that is there already: nothing moves when it comes.
  const goToMe = () => {
    setOpen(true);
    locate();
  };
  const button = (
    <Button
      look="secondary"
      className="px-3 cq-sm:px-4 whitespace-nowrap"
      icon={<LocateFixed aria-hidden="true" size={18} />}
      isBusy={isLocating}
      onClick={goToMe}
    >
      <span className="button-text">{text}</span>
    </Button>
  );

  return (
    <Card className="near-search flex flex-col gap-2 cq-sm:gap-3">
      <SearchBox
        area="boardControls"
        value={filter.search}
        onSearch={(search) => onChange({ search })}
        beside={<span className="cq-sm:hidden">{button}</span>}
      />
      <div
        className={cx(
          'flex-wrap items-end gap-2 cq-sm:gap-3',
          isOpen || filter.latitude !== undefined ? 'flex' : 'hidden cq-sm:flex',
        )}
      >
        <div className="flex-1 min-w-0">
          <NearField label={t('near.label')} isLabelHidden filter={filter} onChange={onChange} />
        </div>
        <div className="board-distance">
          <DistanceField isLabelHidden filter={filter} onChange={onChange} />
        </div>
        <span className="hidden cq-sm:block">{button}</span>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {t(`near.${problem}`)}
        </p>
      )}
    </Card>
  );
});
