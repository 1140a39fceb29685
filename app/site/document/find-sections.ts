import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

export interface DocumentText {
  sections: { title: string; text: string }[];
}

/**
 * Folds a text without changing its length, so that what is found in it can be marked in the text
 * itself.
 */
const fold = (text: string) => toLatinDigits(text.normalize('NFC')).toLowerCase();

export const toSearchWords = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

export interface NumberedSection {
  /** The number in the whole document, from 1: its address is `#section-1`. */
  number: number;
  title: string;
  text: string;
}

/** Sections that have all of the words, in the digits and letters of either script. */
export function findSections(
  sections: DocumentText['sections'],
  words: readonly string[],
): NumberedSection[] {
  return sections
    .map((section, index) => ({ ...section, number: index + 1 }))
    .filter(({ title, text }) => {
      const whole = fold(`${title}\n${text}`);
      return words.every((word) => whole.includes(word));
    });
}

export interface TextPart {
  at: number;
  text: string;
  isFound: boolean;
}

const BEGINS_WITH_MARK = /^\p{M}/u;

/** The text in pieces: those that were looked for, and those between them. */
export function splitAtWords(text: string, words: readonly string[]): TextPart[] {
  const shown = text.normalize('NFC');
  const folded = fold(text);
  const parts: TextPart[] = [];
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) parts.push({ at: from, text: shown.slice(from, to), isFound });
  };
  let done = 0;
  for (let at = 0; at < folded.length; at += 1) {
    const length = Math.max(
      0,
      ...words.filter((word) => folded.startsWith(word, at)).map((word) => word.length),
    );
    if (length === 0) continue;
    let end = at + length;
    // A vowel sign belongs to the letter before it.
    while (BEGINS_WITH_MARK.test(shown.slice(end))) end += 1;
    add(done, at, false);
    add(at, end, true);
    done = end;
    at = end - 1;
  }
  add(done, shown.length, false);
  return parts;
}
