declare module 'virtual:porua-widget.css' {
  const css: string;
  export default css;
}

declare module 'virtual:porua-app.css' {}

declare module 'virtual:porua-manifest' {
  const manifest: import('./loader/loader-manifest.ts').LoaderManifest;
  export default manifest;
}
