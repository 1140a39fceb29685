/** The intent of a message by the heaviest rule that holds, and the runners-up to offer. */
import type { Intent } from './intent.ts';
import { INTENT_RULES, type IntentRule } from './intent-rules.ts';

const holds = ({ needs, against }: IntentRule, facts: ReadonlySet<string>) =>
  needs.every((alternatives) => alternatives.some((fact) => facts.has(fact))) &&
  !against.some((fact) => facts.has(fact));

export interface Classified {
  intent: Intent;
  weight: number;
}

export function classify(facts: ReadonlySet<string>): Classified {
  let best: Classified = { intent: 'not_understood', weight: 0 };
  for (const rule of INTENT_RULES)
    if (rule.weight > best.weight && holds(rule, facts))
      best = { intent: rule.intent, weight: rule.weight };
  return best;
}
