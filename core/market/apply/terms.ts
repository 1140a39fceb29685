/**
 * The version of the terms a tutor agrees to when applying: the day they took effect. It changes
 * with every change of their text (locales/{lang}/site/terms.json), which a test watches.
 */
export const TERMS_VERSION = '2026-11-26';
