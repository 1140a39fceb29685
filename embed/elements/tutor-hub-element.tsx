/**
 * <porua-tutor-hub>: the public list of tutors on a partner's page. Attributes:
 * tutor-hub-attributes.ts and `lang`. Events: porua-ready, porua-error, porua-tutor-open
 * (cancelable). Hiring and reviews happen on our own origin.
 */
import { writeHubFilter } from '#core/filters/hub-filter.ts';
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../host-lang.ts';
import {
  observedAttributes,
  PoruaElement,
  type View,
  type ViewContext,
} from '../porua-element.tsx';
import { loadHubTexts } from '../texts/hub/load-hub-texts.ts';
import { firstPage, pagesByScrolling } from './list-view.ts';
import { type TutorHubValues, toPresetFilter, tutorHubAttributes } from './tutor-hub-attributes.ts';
import { TutorHubView } from './tutor-hub-view.tsx';

export class TutorHubElement extends PoruaElement<typeof tutorHubAttributes> {
  static readonly observedAttributes = observedAttributes(tutorHubAttributes);

  constructor() {
    super(tutorHubAttributes);
  }

  protected override firstPath(values: TutorHubValues, lang: HostLang): string {
    return firstPage('tutor-hub', writeHubFilter(toPresetFilter(values)), values, lang);
  }

  protected override async moreTexts(lang: HostLang): Promise<Partial<Resources>> {
    const [job, own] = await Promise.all([super.moreTexts(lang), loadHubTexts(lang)]);
    return { ...job, ...own };
  }

  protected override view(values: TutorHubValues, context: ViewContext): View {
    const preset = toPresetFilter(values);
    return {
      fullSitePath: `/hub?${writeHubFilter(preset)}`,
      area: 'hub',
      pagesByScrolling: pagesByScrolling(values),
      content: <TutorHubView {...values} {...context} preset={preset} />,
    };
  }
}
