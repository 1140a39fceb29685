/** The conversation's own texts: the other widgets do without them. */
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../../host-lang.ts';

type AssistantTexts = Pick<Resources, 'assistant'>;

const chunks: Record<HostLang, () => Promise<AssistantTexts>> = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};

export const loadAssistantTexts = (lang: HostLang): Promise<AssistantTexts> => chunks[lang]();
