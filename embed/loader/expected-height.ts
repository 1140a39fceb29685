import { AROUND, COLUMN, GAP, SIDEBAR, SIDEBAR_HEIGHT, WIDE } from './measures.ts';

/**
 * The heights in px, in narrow places and in wide ones where that differs. Of lists: what filters
 * add there, and one item.
 */
const sizes: Record<string, [narrow: number, wide?: number, item?: number]> = {
  'job-board': [205, 140, 276],
  'tutor-hub': [640, 520, 460],
  'job-detail': [2200, 1260],
  'hire-tutor': [960],
};

/**
 * Returns the height in px that a widget gets at a width: measured in both languages and in wide
 * and narrow letters, the highest, rounded up. tests/embed/layout-shift.spec.ts holds it to what
 * the widgets really need.
 */
export function expectedHeight(
  widget: string,
  width: number,
  pageSize: number,
  hasFilters: boolean,
): number {
  const [narrow, wide = narrow, item] = sizes[widget] ?? [560];
  const isWide = width >= WIDE;
  if (!item) return isWide ? wide : narrow;
  const isBeside = hasFilters && isWide;
  const columns = ((width + GAP - (isBeside ? SIDEBAR : 0)) / COLUMN) | 0 || 1;
  // Above the list they wrap, the more the narrower.
  const filters = isWide ? wide : narrow + 127_000 / width;
  const height = AROUND + item * Math.ceil(pageSize / columns) + (hasFilters ? filters : 0);
  return isBeside ? Math.max(SIDEBAR_HEIGHT, height) : height;
}
