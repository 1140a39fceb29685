/**
 * What is said about tuitions, a chunk for each language: of all widgets but the conversation. The
 * loader has usually fetched it by the time it is asked for.
 */
import type { Resources } from '#core/i18n/resources.ts';
import type { HostLang } from '../host-lang.ts';

type JobTexts = Pick<Resources, 'board' | 'job'>;

const chunks: Record<HostLang, () => Promise<JobTexts>> = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};

export const loadJobTexts = (lang: HostLang): Promise<JobTexts> => chunks[lang]();
