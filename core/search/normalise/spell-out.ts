/** Writes as words what `normaliseName` would drop but a sum or range needs. */
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';

const steps: [RegExp, string][] = [
  [/[\u200b-\u200d\u2060\ufeff]/g, ''],
  [/(\d),(?=\d{2,3}(?!\d))/g, '$1'],
  // A time of the clock: "6:30", "6.30 pm", "5 p.m.".
  [/(?<!\d)(1?\d|2[0-3]):(?=[0-5]\d(?!\d))/g, '$1 colon '],
  [/(?<!\d)(1?\d)\.(?=[0-5]\d\s?[ap]\.?m)/g, '$1 colon '],
  [/(\d\s?)([ap])\.?\s?m\.?(?![\p{L}\p{M}])/gu, '$1$2m'],
  [/\bc\s?\+\+/g, 'cpp'],
  [/\bc\s?#/g, 'csharp'],
  [/(\d)\.(?=\d)/g, '$1 dot '],
  [/(\d\s*(?:k|hajar|হাজার)?)\s*[-–—~]\s*(?=\d)/g, '$1 to '],
  [/(\d\s*k?)\s*\+/g, '$1 plus '],
  [/[<≤]\s*(?=\d)/g, ' under '],
  [/[>≥]\s*(?=\d)/g, ' above '],
  [/\bup ?to\b/g, 'upto'],
  [/\bwhat['’]?s up\b/g, 'whatsup'],
  [/\bhow much\b/g, 'howmuch'],
  [/৳|\/=/g, ' taka '],
  [/%/g, ' percent '],
  [/(\d)\s?(?:st|nd|rd|th)(?![a-z])/g, '$1 th '],
  [/(\d)(?:ম|য\u09bc|র্থ|ষ্ঠ|শ|তম)(?![\p{L}\p{M}])/gu, '$1 th '],
  [/\b([oa])['’]?[\s-]?levels?\b/g, '$1 level'],
  [/['’]s(?![a-z])/g, ' '],
  [/(?<=\p{L})['’](?=\p{L})/gu, ''],
  // EEE is a department, "pleeease" is not.
  [/(?!(?<!\p{L})(\p{L})\1+(?!\p{L}))(\p{L})\2{2,}/gu, '$2'],
  // "class8b": a mark of more than four combining signs in a row is no letter of any script here.
  [/\p{M}{5,}/gu, ''],
];

export const spellOut = (text: string) =>
  steps.reduce(
    (spelt, [from, to]) => spelt.replace(from, to),
    toLatinDigits(text).normalize('NFD').toLowerCase(),
  );
