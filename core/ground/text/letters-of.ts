/**
 * A letter with all that hangs from it: শ্রা of শ্রাবণী, য় in either spelling, a flag, a family. Not
 * `Intl.Segmenter`: Firefox has it since 125 only, and each version of it counts conjuncts in its own
 * way, while a form has to count as the server does.
 */
const LETTER =
  /(?:\p{RI}\p{RI}|\r\n|.)(?:\u200d?\u09cd\u200d?\p{L}|\u200d\p{ExtPict}|\p{M}|\p{EMod}|\u200c|\u200d)*/gsu;

/** Letters as readers see them. */
export const lettersOf = (text: string): string[] => text.match(LETTER) ?? [];
