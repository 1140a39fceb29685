/**
 * The rules of which meanings together make an intent. A rule reads: weight, intent, the concepts
 * it needs, and after `-` those that speak against it; `a|b` needs one of the two. Concepts
 * beginning with `:` are facts of the whole message (see `message-facts.ts`). The heaviest rule
 * that holds wins.
 */
import { INTENTS, type Intent } from './intent.ts';
import { TALK_RULES } from './talk-rules.ts';
import { TUITION_RULES } from './tuition-rules.ts';

export interface IntentRule {
  weight: number;
  intent: Intent;
  needs: readonly (readonly string[])[];
  against: readonly string[];
}

function toRule(line: string): IntentRule {
  const [wanted = '', unwanted = ''] = line.split(' - ');
  const [weight = '0', name, ...needs] = wanted.split(' ');
  return {
    weight: Number(weight),
    intent: INTENTS.find((intent) => intent === name) ?? 'not_understood',
    needs: needs.map((alternatives) => alternatives.split('|')),
    against: unwanted === '' ? [] : unwanted.split(' '),
  };
}

export const INTENT_RULES: readonly IntentRule[] = `${TUITION_RULES}${TALK_RULES}`
  .split('\n')
  .filter((line) => line !== '')
  .map(toRule);
