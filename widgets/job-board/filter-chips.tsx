import { ChosenFilters } from '../list/chosen-filters.tsx';
import type { FilterProps } from './filter-panel.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

export const FilterChips = ({ filter, ...act }: FilterProps & { onClear(): void }) => (
  <ChosenFilters area="boardControls" filters={useFilterTexts(filter)} {...act} />
);
