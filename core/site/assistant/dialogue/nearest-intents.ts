/** Three things a visitor may have meant, for a message no rule understood. */
import { INTENT_RULES } from '../intents/intent-rules.ts';
import { OFFERED, type OfferedIntent } from './choices.ts';

const USUAL: readonly OfferedIntent[] = ['hire_tutor', 'find_jobs', 'talk_to_person', 'help'];
const COUNT = 3;
const MAY_BE_GUESSED: readonly OfferedIntent[] = OFFERED.slice(0, 7);

export function nearestIntents(facts: ReadonlySet<string>): OfferedIntent[] {
  const share = new Map<OfferedIntent, number>();
  for (const { intent, needs } of INTENT_RULES) {
    const offered = MAY_BE_GUESSED.find((name) => name === intent);
    const met = needs.filter((alternatives) => alternatives.some((fact) => facts.has(fact)));
    const part = met.length / needs.length;
    if (offered && part > (share.get(offered) ?? 0)) share.set(offered, part);
  }
  const guessed = [...share].sort((a, b) => b[1] - a[1]).map(([intent]) => intent);
  return [...new Set([...guessed, ...USUAL])].slice(0, COUNT);
}
