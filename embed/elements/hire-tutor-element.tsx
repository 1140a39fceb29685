/**
 * <porua-hire-tutor>: asking for a tutor on a partner's page. Attributes: hire-tutor-attributes.ts
 * and `lang`. Events: porua-ready, porua-error, porua-hire-submitted. Name and phone are asked for
 * in a frame or window of our own origin; the page never sees them.
 */
import type { LookupItem } from '#core/api/schemas/lookup.ts';
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../host-lang.ts';
import {
  observedAttributes,
  PoruaElement,
  type View,
  type ViewContext,
} from '../porua-element.tsx';
import { loadHireTexts } from '../texts/hire/load-hire-texts.ts';
import { type HireTutorValues, hireTutorAttributes, toPrefill } from './hire-tutor-attributes.ts';
import { HireTutorView } from './hire-tutor-view.tsx';

export class HireTutorElement extends PoruaElement<typeof hireTutorAttributes> {
  static readonly observedAttributes = observedAttributes(hireTutorAttributes);

  constructor() {
    super(hireTutorAttributes);
  }

  protected override firstPath(_values: HireTutorValues, lang: HostLang): string {
    return `/api/tutoringcategory/select?lang=${lang}`;
  }

  protected override async moreTexts(lang: HostLang): Promise<Partial<Resources>> {
    const [job, own] = await Promise.all([super.moreTexts(lang), loadHireTexts(lang)]);
    return { ...job, ...own };
  }

  protected override view(values: HireTutorValues, context: ViewContext): View {
    const { element, firstAnswer, productUrl } = context;
    return {
      fullSitePath: '/crm/hire-tutor',
      area: 'hire',
      content: (
        <HireTutorView
          prefill={toPrefill(values)}
          site={values.site}
          theme={values.theme}
          element={element}
          productUrl={productUrl}
          categories={isList(firstAnswer) ? firstAnswer : undefined}
        />
      ),
    };
  }
}

/** Our own server answered our own path; this only tells a list from anything else. */
const isList = (answer: unknown): answer is LookupItem[] => Array.isArray(answer);
