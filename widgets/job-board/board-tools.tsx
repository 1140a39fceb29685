import { SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { BoardOrder } from './board-order.tsx';
import type { FilterProps } from './filter-panel.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

/** The order, and where the filters are not beside the list, what opens them. */
export const BoardTools = memo(function BoardTools(props: FilterProps & { onOpenFilters(): void }) {
  const { filter, onChange, onOpenFilters } = props;
  const { t } = useTranslation('boardControls');
  const format = useFormat();
  const filterCount = useFilterTexts(filter).length;
  return (
    <div className="list-tools no-print">
      <BoardOrder filter={filter} onChange={onChange} />
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
        <span className="button-text">
          {filterCount > 0
            ? t('filters.openWithCount', { n: format.number(filterCount) })
            : t('filters.open')}
        </span>
      </Button>
    </div>
  );
});
