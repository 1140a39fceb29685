/** Which built files belong to a widget, relative to `/embed/assets/`; written by the build. */
export interface LoaderManifest {
  /** The widget's own chunk first, then all it imports, so that one round trip fetches them all. */
  widgets: Record<string, string[]>;
  /** One file of texts a language. */
  texts: Record<string, string>;
}
