/** A letter with all that hangs from it: শ্রা of শ্রাবণী. */
const LETTER = /\p{L}(?:\u200d?\u09cd\p{L}|\p{M})*|./gsu;

/** Letters as readers see them. Firefox has a segmenter since 125 only; without one emoji may come apart. */
export const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('bn').segment(text), ({ segment }) => segment)
    : (text.match(LETTER) ?? []);
