/**
 * The language of a conversation, remembered over its messages: one English word or a bare number
 * must not turn the talk. Who writes Bengali in Latin letters is answered in Bengali script, with the
 * English nouns people use (tutor, class, fee): transliterated sentences are slow to read.
 */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { isBengali } from '#core/search/normalise/fold-key.ts';

export type Writing = 'en' | 'bn' | 'roman';

export interface LanguageMemory {
  weights: Readonly<Record<Writing, number>>;
  /** Asked for in words or by the switch; holds until asked again. */
  chosen: Lang | null;
}

export const NO_LANGUAGE: LanguageMemory = { weights: { en: 0, bn: 0, roman: 0 }, chosen: null };

/** The share of the past that counts beside a new message. */
const MEMORY = 0.6;
/** Less than this says nothing: a place and a subject are the same words in both languages. */
const LEAST = 0.5;
const SHARED_WORD = 0.1;
const ROMAN = new Set(
  `ache achen ase acho ami amar amr amader amake apnara apnader apni ar baccha basay bhai bhalo bolo
  bolen bon chai chara chele cheler dekhan dekhao den dibo din dorkar e ei ekhon ekjon ekta er eta gula
  hajar hajarer hobe hole jabe jani je jekono ji jonno kemne keno khujchi khujtesi ki kivabe kono koto
  kore koren korbo korte lagbe lagbo masher meye meyer moddhe na naki nibo niche onno ora pabo paro
  pore porate r sathe shob shudhu sob soptahe taka te theke thik tumi upore vai valo`.split(/\s+/),
);
const ENGLISH = new Set(
  `a about am an and any are at can could do does for from get give have hello help hi how i in is it
  just like looking me my near need no not of on one only or our please show skip some someone thanks
  that the there this to twice under want we what when where which who why will with without would
  yes you your above below days week month`.split(/\s+/),
);

function weigh(words: readonly string[]): Record<Writing, number> {
  const weights = { en: 0, bn: 0, roman: 0 };
  for (const word of words)
    if (isBengali(word)) weights.bn += 1;
    else if (ROMAN.has(word)) weights.roman += 1;
    else if (ENGLISH.has(word)) weights.en += 1;
    else if (/^[a-z]{2,}$/.test(word)) weights.en += SHARED_WORD;
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
  if (bengali + weights.en < LEAST) return fallback;
  return bengali >= weights.en ? 'bn' : 'en';
}
