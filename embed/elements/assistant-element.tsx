/**
 * <porua-assistant>: the conversation on a partner's page, in its place or behind a button in the
 * corner. Attributes: assistant-attributes.ts and `lang`. Events: porua-ready, porua-error,
 * porua-job-open (cancelable), porua-hire-submitted. Contact data is asked on our own origin.
 */
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../host-lang.ts';
import {
  observedAttributes,
  PoruaElement,
  type View,
  type ViewContext,
} from '../porua-element.tsx';
import { loadAssistantTexts } from '../texts/assistant/load-assistant-texts.ts';
import { type AssistantValues, assistantAttributes } from './assistant-attributes.ts';
import { AssistantView } from './assistant-view.tsx';

export class AssistantElement extends PoruaElement<typeof assistantAttributes> {
  static readonly observedAttributes = observedAttributes(assistantAttributes);

  constructor() {
    super(assistantAttributes);
  }

  /** The names are asked for when the conversation opens, which may be never. */
  protected override firstPath(): undefined {
    return undefined;
  }

  protected override moreTexts(lang: HostLang): Promise<Partial<Resources>> {
    return loadAssistantTexts(lang);
  }

  protected override view(values: AssistantValues, { element, productUrl }: ViewContext): View {
    return {
      fullSitePath: '/assistant',
      area: 'assistant',
      isFloating: values.mode === 'floating',
      content: <AssistantView {...values} {...{ element, productUrl }} />,
    };
  }
}
