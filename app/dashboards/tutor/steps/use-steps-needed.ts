import { useState } from 'react';
import { readSession, writeSession } from '#app/ground/preferences/session-store.ts';
import type { Answer } from '#core/api/api-client.ts';
import { type ProfileStep, stepsUntil } from '#core/people/profile/profile-steps.ts';

const LATER = 'steps-later';
const readLater = () => (readSession(LATER) ?? '').split(' ').filter(Boolean);

/**
 * Returns the steps that lead to what is needed. One that was put off is left out as long as the others
 * can reach it, in this tab.
 */
export function useStepsNeeded({
  profile_completed: percent,
  required,
  steps,
}: Answer<'getProfileCompletion'>) {
  const [later, setLater] = useState(readLater);
  const wanted = stepsUntil(
    percent,
    required,
    steps.filter(({ step }) => !later.includes(step)),
  );
  const reached = wanted.reduce((sum, { points }) => sum + points, percent);
  const isEnough = reached >= required;
  const all = stepsUntil(percent, required, steps);
  const byTurn = [...all].sort((one, other) => later.indexOf(one.step) - later.indexOf(other.step));
  return {
    needed: isEnough ? wanted : byTurn,
    later,
    putOff(step: ProfileStep) {
      const next = [...later.filter((one) => one !== step), step];
      writeSession(LATER, next.join(' '));
      setLater(next);
    },
  };
}
