import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';

/** The files that hold the texts of each area, by language. */
export type TextFiles = Partial<
  Record<keyof Resources, Record<Lang, () => Promise<{ default: object }>>>
>;
