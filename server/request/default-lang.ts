/** Public answers are cached by address alone, so names never follow a cookie or a header. */
export const DEFAULT_LANG = 'en';
