/** A letter with all that hangs from it: শ্রা of শ্রাবণী. Without `Intl.Segmenter`, which old browsers lack. */
const LETTER = /\p{L}(?:\u200d?\u09cd\p{L}|\p{M})*/u;

/** Of the first and the last word of a name: Sadia Islam is SI, সাদিয়া ইসলাম is সাই. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0].toUpperCase() ?? []);
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join('');
}
