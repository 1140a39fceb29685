/** A message without what hides words from a reader of rules: `s.u.i.c.i.d.e`, `su1cide`, `মarা`. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160/gu;
const SPELT = /(?<![\p{L}\p{M}])(?:\p{L}[\s._*-]+){3,}\p{L}(?![\p{L}\p{M}])/gu;
const SIGNS: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '1': 'i',
  '0': 'o',
  '3': 'e',
  '5': 's',
};
/** Cyrillic and Greek letters that look like Latin ones. */
const FOREIGN = 'аеорсухіӏαοικ';
const LATIN = 'aeopcyxilaoik';
const VOWELS = 'ািীুূেো';
const ROMAN = 'aiiuueo';

const oneScript = (word: string) =>
  /[a-z]/i.test(word)
    ? word.replace(/[ািীুূেো]/g, (sign) => ROMAN[VOWELS.indexOf(sign)] ?? sign)
    : word;

export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[аеорсухіӏαοικ]/g, (letter) => LATIN[FOREIGN.indexOf(letter)] ?? letter)
    // A capital I in the place of an l.
    .replace(/(?<=[a-z])I+(?=[a-z]|\b)/g, (found) => 'l'.repeat(found.length))
    .replace(/(?<=[a-z])[@$!1035](?=[a-z])/gi, (sign) => SIGNS[sign] ?? sign)
    .replace(SPELT, (found) => found.replace(/[\s._*-]+/g, ''))
    .replace(/\b(my|her|him|your) self\b/gi, '$1self')
    .replace(/\S+/g, oneScript);
