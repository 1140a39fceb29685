import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { lateParts } from '#ui/late/late-parts.ts';
import type { LaterStepProps } from './later-step.tsx';

/** On our own pages part of the page's code; to a partner's page it comes while the first step is answered. */
export const lateSteps = lateParts(() => import('./later-step.tsx'));

const load = async () => (await lateSteps.load()).LaterStep;

export function LateStep(props: LaterStepProps) {
  const parts = lateSteps.find();
  if (parts) return <parts.LaterStep {...props} />;
  return <FetchedPart load={load}>{(LaterStep) => <LaterStep {...props} />}</FetchedPart>;
}
