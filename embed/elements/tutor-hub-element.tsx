/**
 * <porua-tutor-hub>: the public list of tutors on a partner's page. Attributes:
 * tutor-hub-attributes.ts and `lang`. Events: porua-ready, porua-error, porua-tutor-open
 * (cancelable). Hiring and reviews happen on our own origin.
 */
import type { TutorHubAnswer } from '#core/api/schemas/hub.ts';
import { writeHubFilter } from '#core/filters/hub-filter.ts';
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../host-lang.ts';
import {
  observedAttributes,
  PAGES_BY_SCROLLING,
  PoruaElement,
  type View,
  type ViewContext,
} from '../porua-element.tsx';
import { loadHubTexts } from '../texts/hub/load-hub-texts.ts';
import { isListAnswer } from './is-list-answer.ts';
import { type TutorHubValues, toPresetFilter, tutorHubAttributes } from './tutor-hub-attributes.ts';
import { TutorHubView } from './tutor-hub-view.tsx';

export class TutorHubElement extends PoruaElement<typeof tutorHubAttributes> {
  static readonly observedAttributes = observedAttributes(tutorHubAttributes);

  constructor() {
    super(tutorHubAttributes);
  }

  protected override firstPath(values: TutorHubValues, lang: HostLang): string {
    const query = writeHubFilter(toPresetFilter(values));
    query.set('page', '1');
    query.set('per_page', String(values.pageSize));
    query.set('lang', lang);
    return `/api/tutor-hub?${query}`;
  }

  protected override async moreTexts(lang: HostLang): Promise<Partial<Resources>> {
    const [job, own] = await Promise.all([super.moreTexts(lang), loadHubTexts(lang)]);
    return { ...job, ...own };
  }

  protected override view(values: TutorHubValues, context: ViewContext): View {
    const preset = toPresetFilter(values);
    const { firstAnswer } = context;
    return {
      fullSitePath: `/hub?${writeHubFilter(preset)}`,
      area: 'hub',
      pagesByScrolling: values.more === 'scroll' ? PAGES_BY_SCROLLING : 0,
      content: (
        <TutorHubView
          preset={preset}
          pageSize={values.pageSize}
          hideFilters={values.hideFilters}
          open={values.open}
          element={context.element}
          productUrl={context.productUrl}
          site={values.site}
          initialAnswer={isListAnswer<TutorHubAnswer>(firstAnswer) ? firstAnswer : undefined}
        />
      ),
    };
  }
}
