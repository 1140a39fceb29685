/** Moments are shown by the clock of Bangladesh. Whose own clock shows another time is told so. */
import type { Lang } from '#core/ground/i18n/lang.ts';

const DHAKA_MINUTES = -360;
const NOTES: Record<Lang, string> = { en: ' (Dhaka time)', bn: ' (ঢাকার সময়)' };

/**
 * Empty where both clocks agree at that moment. For what the reader's device draws alone: a server knows
 * no reader, and a page it has drawn must begin with the same words.
 */
export const zoneNote = (at: Date, lang: Lang): string =>
  at.getTimezoneOffset() === DHAKA_MINUTES ? '' : NOTES[lang];
