/** The controls with which a reader changes the hub and compares tutors. */
export { CompareDialog } from './compare-dialog.tsx';
export { CompareTray } from './compare-tray.tsx';
export { FilterChips } from './filter-chips.tsx';
export { HubOrder } from './hub-order.tsx';
export { SearchControls } from './search-controls.tsx';
export { UnderstoodWords } from './understood-words.tsx';
