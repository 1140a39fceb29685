/**
 * <porua-job-board>: the public job board on a partner's page. Attributes: job-board-attributes.ts
 * and `lang`. Events: porua-ready, porua-error, porua-job-open (cancelable), porua-apply (cancelable).
 */
import type { JobBoardAnswer } from '#core/api/schemas/job-board.ts';
import { writeJobFilter } from '#core/filters/job-filter.ts';
import type { HostLang } from '../host-lang.ts';
import {
  observedAttributes,
  PAGES_BY_SCROLLING,
  PoruaElement,
  type View,
  type ViewContext,
} from '../porua-element.tsx';
import { isListAnswer } from './is-list-answer.ts';
import { type JobBoardValues, jobBoardAttributes, toPresetFilter } from './job-board-attributes.ts';
import { JobBoardView } from './job-board-view.tsx';

export class JobBoardElement extends PoruaElement<typeof jobBoardAttributes> {
  static readonly observedAttributes = observedAttributes(jobBoardAttributes);

  constructor() {
    super(jobBoardAttributes);
  }

  protected override firstPath(values: JobBoardValues, lang: HostLang): string {
    const query = writeJobFilter(toPresetFilter(values));
    query.set('page', '1');
    query.set('per_page', String(values.pageSize));
    query.set('lang', lang);
    return `/api/job-board?${query}`;
  }

  protected override view(values: JobBoardValues, context: ViewContext): View {
    const preset = toPresetFilter(values);
    const { firstAnswer } = context;
    return {
      fullSitePath: `/job-board?${writeJobFilter(preset)}`,
      area: 'board',
      pagesByScrolling: values.more === 'scroll' ? PAGES_BY_SCROLLING : 0,
      content: (
        <JobBoardView
          preset={preset}
          pageSize={values.pageSize}
          hideFilters={values.hideFilters}
          open={values.open}
          element={context.element}
          productUrl={context.productUrl}
          site={values.site}
          initialAnswer={isListAnswer<JobBoardAnswer>(firstAnswer) ? firstAnswer : undefined}
        />
      ),
    };
  }
}
