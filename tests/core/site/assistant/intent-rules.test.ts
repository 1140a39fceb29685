import { expect, test } from 'vitest';
import { CONCEPT_WORDS } from '#core/search/lexicon/concept-words.ts';
import { INTENTS } from '#core/site/assistant/intents/intent.ts';
import { INTENT_RULES } from '#core/site/assistant/intents/intent-rules.ts';

const concepts = new Set(
  CONCEPT_WORDS.trim()
    .split('\n')
    .map((line) => line.split(':')[0]),
);
const FACTS = [
  ':topic',
  ':class',
  ':subject',
  ':ruledout',
  ':where',
  ':money',
  ':below',
  ':slots',
  ':phone',
  ':child',
  ':short',
  ':only',
  ':first',
];

test('rules speak only of concepts and facts that exist', () => {
  const named = INTENT_RULES.flatMap(({ needs, against }) => [...needs.flat(), ...against]);
  expect(named.filter((name) => !concepts.has(name) && !FACTS.includes(name))).toEqual([]);
});

test('every intent but the lack of one has a rule', () => {
  const ruled = new Set(INTENT_RULES.map(({ intent }) => intent));
  expect(INTENTS.filter((intent) => !ruled.has(intent))).toEqual(['not_understood']);
});
