import { lettersOf } from '#core/ground/text/letters-of.ts';

/**
 * The limits of what a CV keeps of a long profile. Source:
 * docs/requirements/dashboards/tutor-area.md, "CV".
 */
export const CV_EXPERIENCES = 3;
const LONG_ABOUT = 200;
const SHORT_ABOUT = 130;

/**
 * Shortens a text of more than 200 letters to 130; letters as readers see them, so no conjunct is
 * cut.
 */
export function shortenAbout(text: string): string {
  const letters = lettersOf(text);
  if (letters.length <= LONG_ABOUT) return text;
  return `${letters.slice(0, SHORT_ABOUT).join('').trimEnd()}…`;
}
