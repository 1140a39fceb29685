/**
 * <porua-tutor-hub>: the public list of tutors on a partner's page. Attributes:
 * tutor-hub-attributes.ts and `lang`. Events: porua-ready, porua-error, porua-tutor-open
 * (cancelable). Hiring and reviews happen on our own origin.
 */
import { writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { lateControls } from '#widgets/tutor-hub/late-controls.ts';
import { controlsTexts } from '../texts/controls/controls-texts.ts';
import { hubTexts, lateHubTexts } from '../texts/hub/hub-texts.ts';
import type { Widget } from '../widget.ts';
import { pagesByScrolling } from './list-view.ts';
import { toPresetFilter, tutorHubAttributes } from './tutor-hub-attributes.ts';
import { TutorHubView } from './tutor-hub-view.tsx';

export const tutorHubWidget: Widget<typeof tutorHubAttributes> = {
  attributes: tutorHubAttributes,
  texts: { first: [hubTexts], late: [lateHubTexts, controlsTexts] },
  late: lateControls,
  view(values, context) {
    const preset = toPresetFilter(values);
    return {
      fullSitePath: `/hub?${writeHubFilter(preset)}`,
      area: 'hub',
      pagesByScrolling: pagesByScrolling(values),
      content: <TutorHubView {...values} {...context} preset={preset} />,
    };
  },
};
