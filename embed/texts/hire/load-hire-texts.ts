/** The hire form's own texts, in files of their own: the other widgets do without them. */
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../../host-lang.ts';

type HireTexts = Pick<Resources, 'hire'>;

const chunks: Record<HostLang, () => Promise<HireTexts>> = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};

export const loadHireTexts = (lang: HostLang): Promise<HireTexts> => chunks[lang]();
