/**
 * Which built files belong to a widget, in `/embed/assets/`, without the `.js` all of them have;
 * written by the build. Every byte of it is paid for by every page.
 */
export interface LoaderManifest {
  /**
   * Of the widget's own chunk, `<widget>-<hash>`, the hash; then the names of all it imports, so that
   * one round trip fetches them all.
   */
  widgets: Record<string, string[]>;
  /** One file of texts a language, `<lang>-<hash>`: the hash. */
  texts: Record<string, string>;
}
