/** A chunk of texts for each language; the loader has usually fetched it by the time it is asked for. */
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../host-lang.ts';

export type WidgetTexts = Pick<Resources, 'common' | 'board' | 'job'>;

const chunks: Record<HostLang, () => Promise<WidgetTexts>> = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};

export const loadTexts = (lang: HostLang): Promise<WidgetTexts> => chunks[lang]();
