/** Public answers are cached by address alone, so names never follow a cookie or a header. */
import type { Lang } from '#core/ground/i18n/lang.ts';

export const DEFAULT_LANG = 'en' satisfies Lang;
