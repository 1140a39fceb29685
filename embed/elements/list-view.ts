/** The parts that the elements of the two lists have in common. */
import type { WidgetContext } from '../widget.ts';
import type { ListValues } from './list-attributes.ts';

/**
 * The pages that come by scrolling with `more="scroll"`: what stands below the list stays within
 * reach.
 */
const PAGES_BY_SCROLLING = 2;

export interface ListViewProps<Filter>
  extends Pick<ListValues, 'pageSize' | 'hideFilters' | 'open' | 'site'>,
    WidgetContext {
  preset: Filter;
}

/** Our own server answered our own question; this only tells a list from anything else. */
const isList = <Answer extends { data: unknown[] }>(answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

export const listAnswer = <Answer extends { data: unknown[] }>(answer: unknown) =>
  isList<Answer>(answer) ? answer : undefined;

export const pagesByScrolling = ({ more }: ListValues) =>
  more === 'scroll' ? PAGES_BY_SCROLLING : 0;
