declare module '*.css' {}
declare module '*?url' {
  const url: string;
  export default url;
}
declare module '*?worker&url' {
  const url: string;
  export default url;
}
/** See build/guide/guide-data.ts. */
declare module '*.md' {
  const guide: import('#core/site/guide/guide-text.ts').GuideText;
  export default guide;
}
/** See build/place-list.ts. */
declare module 'virtual:porua-places' {
  const places: {
    id: number;
    cityId: number;
    name: string;
    name_bn: string;
    latitude: number;
    longitude: number;
  }[];
  export const cities: { id: number; name: string; name_bn: string }[];
  export default places;
}
/** See build/text-files.ts. */
declare module 'virtual:porua-texts/*' {
  const files: import('#app/ground/texts/text-files.ts').TextFiles;
  export default files;
}
/** Vite's: whether this is the built app. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}
/** The API for pages on which no script may start from a plain address. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string | null },
  ): { createScriptURL(url: string): string };
}
interface Window {
  trustedTypes?: TrustedTypes;
}
