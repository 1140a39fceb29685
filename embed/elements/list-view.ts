/** What the elements of the two lists have in common. */
import type { HostLang } from '../host-lang.ts';
import { PAGES_BY_SCROLLING, type ViewContext } from '../porua-element.tsx';
import type { ListValues } from './list-attributes.ts';

export interface ListViewProps<Filter, Answer>
  extends Pick<ListValues, 'pageSize' | 'hideFilters' | 'open' | 'site'>,
    Pick<ViewContext, 'element' | 'productUrl'> {
  preset: Filter;
  initialAnswer: Answer | undefined;
}

interface ListAnswer {
  data: unknown[];
}

/** Our own server answered our own path; this only tells a list from anything else. */
const isListAnswer = <Answer extends ListAnswer>(answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

export const toListProps = <Filter, Answer extends ListAnswer>(
  preset: Filter,
  { pageSize, hideFilters, open, site }: ListValues,
  { element, productUrl, firstAnswer }: ViewContext,
): ListViewProps<Filter, Answer> => ({
  preset,
  pageSize,
  hideFilters,
  open,
  site,
  element,
  productUrl,
  initialAnswer: isListAnswer<Answer>(firstAnswer) ? firstAnswer : undefined,
});

export const pagesByScrolling = ({ more }: ListValues) =>
  more === 'scroll' ? PAGES_BY_SCROLLING : 0;

/** The API's path of the first page. */
export function firstPage(
  list: string,
  filter: URLSearchParams,
  { pageSize }: ListValues,
  lang: HostLang,
): string {
  const query = new URLSearchParams(filter);
  query.set('page', '1');
  query.set('per_page', String(pageSize));
  query.set('lang', lang);
  return `/api/${list}?${query}`;
}
