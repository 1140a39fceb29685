import { useMemo } from 'react';
import { DANGERS } from '#core/site/assistant/intents/dangers.ts';
import type { AssistantHost } from '#widgets/assistant/host-parts.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { emit } from '../emit.ts';
import { productLink } from '../product-link.ts';
import { assistantTexts } from '../texts/assistant/assistant-texts.ts';
import { boardTexts } from '../texts/board/board-texts.ts';
import { controlsTexts } from '../texts/controls/controls-texts.ts';
import { hireTexts } from '../texts/hire/hire-texts.ts';
import { loadTexts } from '../texts/widget-texts.ts';
import { AssistantHire } from './assistant-hire.tsx';
import type { AssistantViewProps } from './assistant-view.tsx';
import { OnOurSite } from './on-our-site.tsx';

const isPlainClick = (event: { button: number; ctrlKey: boolean; metaKey: boolean }) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey;

/**
 * Returns what a partner's page brings to the assistant: whatever asks for contact data is on our
 * origin.
 */
export function useEmbedHost(
  { element, productUrl, site, theme }: AssistantViewProps,
  place: number,
): AssistantHost {
  return useMemo<AssistantHost>(() => {
    const href = (path: string) => productLink(productUrl, path, site);
    return {
      loadTexts: (lang) => assistantTexts[lang](),
      loadListTexts: (lang) => boardTexts[lang](),
      loadHireTexts: (lang) => loadTexts(lang, [hireTexts, controlsTexts]),
      // The first shares the draft of the page's hire form.
      hireDraft: `embed:${site ?? ''}${place > 0 ? `:${place}` : ''}`,
      hireForm: (props) => (
        <AssistantHire
          {...props}
          {...{ site, theme, productUrl }}
          onSent={(requestNo) => {
            props.onSent(requestNo);
            emit(element, 'porua-hire-submitted', { requestNo });
          }}
        />
      ),
      callMe: ({ urgent }) => (
        <OnOurSite
          hint="callMe.onSite"
          text="callMe.open"
          // 1 is a usual call; see the page.
          href={href(`/assistant?call-me=${urgent ? DANGERS.indexOf(urgent) + 2 : 1}`)}
        />
      ),
      status: () => <OnOurSite text="chat.onSite" href={href('/notifications')} />,
      href,
      target: '_blank',
      onJobOpen(jobId, event) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (emit(element, 'porua-job-open', { jobId }, true))
          window.open(href(jobPath(jobId)), '_blank', 'noopener');
      },
    };
  }, [element, productUrl, site, theme, place]);
}
