/** The tutor hub's own texts, in files of their own: the other widgets do without them. */
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../../host-lang.ts';

type HubTexts = Pick<Resources, 'hub' | 'list'>;

const chunks: Record<HostLang, () => Promise<HubTexts>> = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};

export const loadHubTexts = (lang: HostLang): Promise<HubTexts> => chunks[lang]();
