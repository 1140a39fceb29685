import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';

/** Where the texts of areas are, in each language. */
export type TextFiles = Partial<
  Record<keyof Resources, Record<Lang, () => Promise<{ default: object }>>>
>;
