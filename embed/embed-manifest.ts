import type { Lang } from '#core/ground/i18n/lang.ts';

/**
 * The built files that belong to each widget, relative to `/embed/assets/`; written by the build.
 */
export interface EmbedManifest {
  /** The chunk that defines the element. */
  widgets: Record<string, string>;
  /** All it needs at first, the same chunk among them, so that one round trip fetches them all. */
  files: Record<string, Record<Lang, string[]>>;
}
