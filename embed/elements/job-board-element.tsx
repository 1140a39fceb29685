/**
 * <porua-job-board>: the public job board on a partner's page. Attributes: job-board-attributes.ts
 * and `lang`. Events: porua-ready, porua-error, porua-job-open (cancelable), porua-apply (cancelable).
 */
import { writeJobFilter } from '#core/filters/job-filter.ts';
import type { HostLang } from '../host-lang.ts';
import {
  observedAttributes,
  PoruaElement,
  type View,
  type ViewContext,
} from '../porua-element.tsx';
import { type JobBoardValues, jobBoardAttributes, toPresetFilter } from './job-board-attributes.ts';
import { JobBoardView } from './job-board-view.tsx';
import { firstPage, pagesByScrolling } from './list-view.ts';

export class JobBoardElement extends PoruaElement<typeof jobBoardAttributes> {
  static readonly observedAttributes = observedAttributes(jobBoardAttributes);

  constructor() {
    super(jobBoardAttributes);
  }

  protected override firstPath(values: JobBoardValues, lang: HostLang): string {
    return firstPage('job-board', writeJobFilter(toPresetFilter(values)), values, lang);
  }

  protected override view(values: JobBoardValues, context: ViewContext): View {
    const preset = toPresetFilter(values);
    return {
      fullSitePath: `/job-board?${writeJobFilter(preset)}`,
      area: 'board',
      pagesByScrolling: pagesByScrolling(values),
      content: <JobBoardView {...values} {...context} preset={preset} />,
    };
  }
}
