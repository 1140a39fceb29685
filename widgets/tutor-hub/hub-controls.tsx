import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { countFilters, type HubFilter } from '#core/hub/hub-filter.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AreaChips } from './area-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterProps } from './filter-props.ts';
import { GenderBoxes } from './gender-boxes.tsx';
import { SearchBox } from './search-box.tsx';

interface HubControlsProps extends FilterProps {
  onApply(filter: HubFilter): void;
}

/** Search, area chips and gender, which act at once, and the panel with all the rest. */
export function HubControls({ filter, onChange, onApply }: HubControlsProps) {
  const texts = useTexts('hub');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const count = countFilters(filter);
  const openText =
    count > 0 ? texts('filters.openCount', { n: format.number(count) }) : texts('filters.open');

  return (
    <>
      <div className="flex flex-col gap-3 p-4 bg-paper border border-line rounded">
        <SearchBox filter={filter} onChange={onChange} />
        <AreaChips filter={filter} onChange={onChange} />
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <GenderBoxes filter={filter} onChange={onChange} />
          <Button
            ref={opener}
            look="secondary"
            icon={<SlidersHorizontal aria-hidden="true" size={18} />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            {isOpen ? texts('filters.close') : openText}
          </Button>
        </div>
      </div>
      {isOpen && (
        <FilterPanel
          id={panelId}
          filter={filter}
          onClose={close}
          onApply={(next) => {
            setOpen(false);
            onApply(next);
          }}
        />
      )}
    </>
  );
}
