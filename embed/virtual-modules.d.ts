declare module 'virtual:porua-widget.css' {
  const css: string;
  export default css;
}

declare module 'virtual:porua-app.css' {}

declare module 'virtual:porua-manifest' {
  type Manifest = import('./loader/loader-manifest.ts').LoaderManifest;
  export const widgets: Manifest['widgets'];
  export const texts: Manifest['texts'];
  /** Of the build of all elements; a fragment of another one is of no use. */
  export const version: string;
}
