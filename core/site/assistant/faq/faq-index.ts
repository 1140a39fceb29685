/** BM25 over the site's own questions and answers, in the words' sounds so that any script finds them. */

import type { Steps } from '#core/ground/steps.ts';
import { findConcepts, type Lexicon } from '#core/search/lexicon/find-concepts.ts';
import { withoutEndings } from '#core/search/normalise/case-endings.ts';
import { foldKey } from '#core/search/normalise/fold-key.ts';
import { toWords } from '#core/search/normalise/to-words.ts';

/** One answer of the site's own texts. `words` holds further ways to ask, romanised ones above all. */
export interface FaqRow {
  id: string;
  link: string;
  question: string;
  question_bn: string;
  answer: string;
  answer_bn: string;
  words?: string | undefined;
}

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.6;
/** A word of the question says more than one of the answer. */
const QUESTION_WEIGHT = 3;
const TOO_COMMON = new Set([
  'need',
  'question',
  'you',
  'family',
  'have',
  'what',
  'any',
  'and',
  'not',
  'no',
  'to',
  'can',
  'how',
  'yes',
]);

export interface FaqIndex {
  rows: readonly FaqRow[];
  counts: readonly ReadonlyMap<string, number>[];
  averageLength: number;
  spread: ReadonlyMap<string, number>;
}

export interface FaqHit {
  row: FaqRow;
  score: number;
}

/** Words of one meaning are one term, whatever the script; other words go by their sound. */
function toTerms(lexicon: Lexicon, text: string): string[] {
  return toWords(text).flatMap((word) => {
    const concepts = [...findConcepts(lexicon, word)];
    if (concepts.length > 0)
      return concepts.filter((name) => !TOO_COMMON.has(name)).map((name) => `:${name}`);
    if (word.length < 3) return [];
    const stem = withoutEndings(word)[0] ?? word;
    return [foldKey(stem)];
  });
}

export function* createFaqIndex(rows: readonly FaqRow[], lexicon: Lexicon): Steps<FaqIndex> {
  const spread = new Map<string, number>();
  const counts: ReadonlyMap<string, number>[] = [];
  for (const row of rows) {
    yield;
    const count = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const term of toTerms(lexicon, text)) count.set(term, (count.get(term) ?? 0) + weight);
    };
    add(`${row.question} ${row.question_bn} ${row.words ?? ''}`, QUESTION_WEIGHT);
    add(`${row.answer} ${row.answer_bn}`, 1);
    for (const term of count.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
    counts.push(count);
  }
  const total = counts.reduce((sum, count) => sum + count.size, 0);
  return { rows, counts, averageLength: total / Math.max(1, rows.length), spread };
}

/** Best first; the score is the mean over the asked words, so that long questions are not favoured. */
export function searchFaq(index: FaqIndex, lexicon: Lexicon, text: string): FaqHit[] {
  const terms = [...new Set(toTerms(lexicon, text))];
  const size = index.rows.length;
  const scoreOf = (count: ReadonlyMap<string, number>) => {
    let score = 0;
    for (const term of terms) {
      const times = count.get(term) ?? 0;
      const rows = index.spread.get(term) ?? 0;
      const rarity = Math.log(1 + (size - rows + 0.5) / (rows + 0.5));
      const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * count.size) / index.averageLength;
      score += (rarity * times * (SATURATION + 1)) / (times + SATURATION * length);
    }
    return score / Math.max(2, terms.length);
  };
  return index.rows
    .map((row, place) => ({ row, score: scoreOf(index.counts[place] ?? new Map()) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
