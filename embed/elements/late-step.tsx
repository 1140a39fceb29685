import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { LaterStepProps } from '#widgets/hire-tutor/steps/later-step.tsx';

export const loadLaterStep = async () =>
  (await import('#widgets/hire-tutor/steps/later-step.tsx')).LaterStep;

/** The questions after the first: their code comes while that one is answered. */
export const LateStep = (props: LaterStepProps) => (
  <FetchedPart load={loadLaterStep}>{(LaterStep) => <LaterStep {...props} />}</FetchedPart>
);
