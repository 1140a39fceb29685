import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { lateParts } from '#ui/late/late-parts.ts';
import type { LaterStepProps } from '#widgets/hire-tutor/steps/later-step.tsx';

export const lateStep = lateParts(() => import('#widgets/hire-tutor/steps/later-step.tsx'));

const load = async () => (await lateStep.load()).LaterStep;
const find = () => lateStep.find()?.LaterStep;

/** The questions after the first: their code comes while that one is answered. */
export const LateStep = (props: LaterStepProps) => (
  <FetchedPart load={load} find={find}>
    {(LaterStep) => <LaterStep {...props} />}
  </FetchedPart>
);
