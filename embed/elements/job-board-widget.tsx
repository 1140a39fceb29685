/**
 * <porua-job-board>: the public job board on a partner's page. Attributes: job-board-attributes.ts
 * and `lang`. Events: porua-ready, porua-error, porua-job-open (cancelable), porua-apply (cancelable).
 */
import { writeJobFilter } from '#core/market/filters/job-filter.ts';
import { lateControls } from '#widgets/job-board/late-controls.ts';
import { boardTexts } from '../texts/board/board-texts.ts';
import { controlsTexts } from '../texts/controls/controls-texts.ts';
import { jobTexts } from '../texts/job/job-texts.ts';
import type { Widget } from '../widget.ts';
import { jobBoardAttributes, toPresetFilter } from './job-board-attributes.ts';
import { JobBoardView } from './job-board-view.tsx';
import { pagesByScrolling } from './list-view.ts';

export const jobBoardWidget: Widget<typeof jobBoardAttributes> = {
  attributes: jobBoardAttributes,
  texts: { first: [boardTexts], late: [controlsTexts, jobTexts] },
  late: lateControls,
  view(values, context) {
    const preset = toPresetFilter(values);
    return {
      fullSitePath: `/job-board?${writeJobFilter(preset)}`,
      area: 'board',
      pagesByScrolling: pagesByScrolling(values),
      content: <JobBoardView {...values} {...context} preset={preset} />,
    };
  },
};
