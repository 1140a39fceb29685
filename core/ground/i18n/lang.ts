/** Everything is there in both. */
export const LANGS = ['en', 'bn'] as const;
export type Lang = (typeof LANGS)[number];
