/**
 * The language of a conversation, remembered over its messages: one English word or a bare number
 * must not turn the talk. Who writes Bengali in Latin letters is answered in Bengali script, with the
 * English nouns people use (tutor, class, fee): transliterated sentences are slow to read.
 */
import type { Lang } from '../../api/schemas/fields.ts';
import { isBengali } from '../normalise/fold-key.ts';

export type Writing = 'en' | 'bn' | 'roman';

export interface LanguageMemory {
  weights: Readonly<Record<Writing, number>>;
  /** Asked for in words or by the switch; holds until asked again. */
  chosen: Lang | null;
}

export const NO_LANGUAGE: LanguageMemory = { weights: { en: 0, bn: 0, roman: 0 }, chosen: null };

/** How much of the past counts beside a new message. */
const MEMORY = 0.6;
const ROMAN = new Set(
  `ache achen ache ami amar amr amader apnara apni ase baccha basay bhai bolo chai chara chele cheler
  dekhan dekhao den dibo dorkar ekjon ekta er eta hobe hole jabe jani jonno kemne khujchi khujtesi ki
  kivabe koto korbo kore korte lagbe lagbo moddhe meye meyer na naki nibo pabo paro porate pore r
  sathe shob sob soptahe taka te tumi vai valo bhalo theke thik amake ar ei je keno kono`.split(
    /\s+/,
  ),
);

function weigh(words: readonly string[]): Record<Writing, number> {
  const weights = { en: 0, bn: 0, roman: 0 };
  for (const word of words)
    if (isBengali(word)) weights.bn += 1;
    else if (ROMAN.has(word)) weights.roman += 2;
    else if (/^[a-z]{2,}$/.test(word)) weights.en += 0.7;
  return weights;
}

export function rememberLanguage(memory: LanguageMemory, words: readonly string[]): LanguageMemory {
  const fresh = weigh(words);
  const { weights } = memory;
  return {
    ...memory,
    weights: {
      en: weights.en * MEMORY + fresh.en,
      bn: weights.bn * MEMORY + fresh.bn,
      roman: weights.roman * MEMORY + fresh.roman,
    },
  };
}

/** `fallback`: the language of the page, while the visitor has written nothing telling. */
export function answerLang({ weights, chosen }: LanguageMemory, fallback: Lang): Lang {
  if (chosen !== null) return chosen;
  const bengali = weights.bn + weights.roman;
  if (bengali === 0 && weights.en === 0) return fallback;
  return bengali >= weights.en ? 'bn' : 'en';
}
