declare module 'virtual:porua-widget.css' {
  const css: string;
  export default css;
}

declare module 'virtual:porua-contact.css' {
  const css: string;
  export default css;
}

declare module 'virtual:porua-app.css' {}

declare module 'virtual:porua-manifest' {
  type Manifest = import('./embed-manifest.ts').EmbedManifest;
  export const widgets: Manifest['widgets'];
  export const files: Manifest['files'];
  /** The version of the build of all elements; a fragment of another version is of no use. */
  export const version: string;
}
