import type { Lang } from '#core/ground/i18n/lang.ts';
import { type ServerTextKey, serverText } from './server-text.ts';

/** Returns the answer of every act that went well. */
export const success = (key: ServerTextKey, lang: Lang, values?: Record<string, string>) => ({
  status: 'success' as const,
  message: serverText(key, lang, values),
});
