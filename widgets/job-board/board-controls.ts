/** The controls with which a reader changes the board. */
export { BoardTools } from './board-tools.tsx';
export { FilterChips } from './filter-chips.tsx';
export { FilterDialog } from './filter-dialog.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { NearSearch } from './near-search.tsx';
