/**
 * <porua-hire-tutor>: asking for a tutor on a partner's page. Attributes: hire-tutor-attributes.ts
 * and `lang`. Events: porua-ready, porua-error, porua-hire-submitted. Name and phone are asked for
 * in a frame or window of our own origin; the page never sees them.
 */
import type { LookupItem } from '#core/ground/api/lookup.ts';
import { controlsTexts } from '../texts/controls/controls-texts.ts';
import { hireTexts } from '../texts/hire/hire-texts.ts';
import type { Widget } from '../widget.ts';
import { hireTutorAttributes, toPrefill } from './hire-tutor-attributes.ts';
import { HireTutorView } from './hire-tutor-view.tsx';

export const hireTutorWidget: Widget<typeof hireTutorAttributes> = {
  attributes: hireTutorAttributes,
  texts: { first: [hireTexts, controlsTexts] },
  drafts: 'hire',
  view(values, { element, firstAnswer, productUrl }) {
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
  },
};

/** Our own server answered our own question; this only tells a list from anything else. */
const isList = (answer: unknown): answer is LookupItem[] => Array.isArray(answer);
