import { SlidersHorizontal } from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeHubFilter, countFilters, type HubFilter } from '#core/market/filters/hub-filter.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { GenderFilter } from '../list/gender-filter.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { AreaChips } from './area-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterProps } from './filter-props.ts';

interface SearchControlsProps extends FilterProps {
  onApply(filter: HubFilter): void;
}

/**
 * Search, area chips and gender, which act at once, and the panel with all the rest. Not drawn again when
 * another page of the list comes.
 */
export const SearchControls = memo(function SearchControls(props: SearchControlsProps) {
  const { filter, onChange, onApply } = props;
  const { t } = useTranslation('hubControls');
  const format = useFormat();
  /** The changes of the open panel, in their order, upon whatever the list is filtered by. */
  const [changes, setChanges] = useState<Partial<HubFilter>[]>();
  const draft = changes?.reduce(changeHubFilter, filter);
  const isOpen = draft !== undefined;
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChanges(undefined);
    opener.current?.focus();
  };
  const apply = (next: HubFilter) => {
    setChanges(undefined);
    onApply(next);
  };
  /** With the panel open the results are far below: a search closes it and takes its choices along. */
  const search: FilterProps['onChange'] = (words) =>
    draft ? apply(changeHubFilter(draft, words)) : onChange(words);
  const count = countFilters(filter);
  const openText =
    count > 0 ? t('filters.openCount', { n: format.number(count) }) : t('filters.open');

  return (
    <>
      <Card className="no-print flex flex-col gap-3">
        <SearchBox
          area="hubControls"
          value={filter.search}
          onSearch={(words) => search({ search: words })}
        />
        <AreaChips filter={filter} onChange={onChange} />
        <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
          <div className="flex flex-wrap items-end gap-x-5">
            {/* Its pills are 4 px lower than what stands beside them: their middles are one line. */}
            <div className="pb-[2px]">
              <GenderFilter
                legend={t('filters.gender')}
                value={filter.gender}
                onChange={(gender) => onChange({ gender })}
              />
            </div>
            <CheckboxField
              label={t('filters.checked')}
              checked={filter.documents_checked !== undefined}
              onChange={() =>
                onChange({ documents_checked: filter.documents_checked ? undefined : 1 })
              }
            />
          </div>
          <Button
            ref={opener}
            look="secondary"
            icon={<SlidersHorizontal aria-hidden="true" size={18} />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => (isOpen ? close() : setChanges([]))}
          >
            {isOpen ? t('filters.close') : openText}
          </Button>
        </div>
      </Card>
      {draft && (
        <FilterPanel
          id={panelId}
          draft={draft}
          onChange={(more) => setChanges((before) => [...(before ?? []), more])}
          onClose={close}
          onApply={() => apply(draft)}
        />
      )}
    </>
  );
});
