import { ChosenFilters } from '../list/chosen-filters.tsx';
import type { FilterProps } from './filter-props.ts';
import { useFilterTexts } from './use-filter-texts.ts';

export const FilterChips = ({ filter, ...act }: FilterProps & { onClear(): void }) => (
  <ChosenFilters area="hubControls" filters={useFilterTexts(filter)} {...act} />
);
