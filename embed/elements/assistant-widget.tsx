/**
 * <porua-assistant>: the conversation on a partner's page, in its place or behind a button in the
 * corner. Attributes: assistant-attributes.ts and `lang`. Events: porua-ready, porua-error,
 * porua-job-open (cancelable), porua-hire-submitted. Contact data is asked on our own origin.
 */
import { assistantTexts } from '../texts/assistant/assistant-texts.ts';
import type { Widget } from '../widget.ts';
import { assistantAttributes } from './assistant-attributes.ts';
import { AssistantView } from './assistant-view.tsx';

export const assistantWidget: Widget<typeof assistantAttributes> = {
  attributes: assistantAttributes,
  texts: { first: [assistantTexts] },
  drafts: 'assistant',
  view: (values, { element, productUrl }) => ({
    fullSitePath: '/assistant',
    area: 'assistant',
    isFloating: values.mode === 'floating',
    content: <AssistantView {...values} {...{ element, productUrl }} />,
  }),
};
