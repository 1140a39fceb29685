/** What the elements of the two lists have in common. */
import type { HostLang } from '../host-lang.ts';
import { PAGES_BY_SCROLLING, type ViewContext } from '../porua-element.tsx';
import type { ListValues } from './list-attributes.ts';

export interface ListViewProps<Filter>
  extends Pick<ListValues, 'pageSize' | 'hideFilters' | 'open' | 'site'>,
    ViewContext {
  preset: Filter;
}

/** Our own server answered our own path; this only tells a list from anything else. */
const isList = <Answer extends { data: unknown[] }>(answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

export const listAnswer = <Answer extends { data: unknown[] }>(answer: unknown) =>
  isList<Answer>(answer) ? answer : undefined;

export const pagesByScrolling = ({ more }: ListValues) =>
  more === 'scroll' ? PAGES_BY_SCROLLING : 0;

/** The API's path of the first page. */
export function firstPage(
  list: string,
  query: URLSearchParams,
  { pageSize }: ListValues,
  lang: HostLang,
): string {
  query.set('page', '1');
  query.set('per_page', String(pageSize));
  query.set('lang', lang);
  return `/api/${list}?${query}`;
}
