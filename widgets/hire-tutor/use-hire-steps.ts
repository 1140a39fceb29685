import { useState } from 'react';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { type HireStep, isStepDone } from '#core/market/hire/hire-steps.ts';

/** The app keeps the step in its address, so that the browser's Back works; elements keep it here. */
export interface StepPlace {
  step: string | undefined;
  go(step: HireStep): void;
}

interface HireStepsOptions {
  order: readonly HireStep[];
  answers: HireAnswers;
  hasContact: boolean;
  place: StepPlace | undefined;
}

/** Returns the step the reader is at: never beyond a step that still lacks something. */
export function useHireSteps({ order, answers, hasContact, place }: HireStepsOptions) {
  const [own, setOwn] = useState<HireStep>();
  const wanted = place ? place.step : own;
  const reachable = order.findIndex(
    (step) => !isStepDone(step, answers) || (step === 'contact' && !hasContact),
  );
  const last = reachable === -1 ? order.length - 1 : reachable;
  const found = (order as readonly (string | undefined)[]).indexOf(wanted);
  const index = Math.min(Math.max(found, 0), last);
  const go = place?.go ?? setOwn;
  return {
    step: order[index] ?? 'who',
    index,
    total: order.length,
    go,
    goBy(by: number) {
      const next = order[index + by];
      if (next) go(next);
    },
  };
}
