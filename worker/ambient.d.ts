/** See build/offline-files.ts. */
declare module 'virtual:porua-offline-files' {
  export const files: string[];
  export const version: string;
}
