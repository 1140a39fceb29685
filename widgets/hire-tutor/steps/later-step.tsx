import { useEffect } from 'react';
import type { HireStep } from '#core/market/hire/hire-steps.ts';
import type { VerifiedContact } from '../../request/verified-contact.ts';
import { CheckStep } from './check-step.tsx';
import type { HirePickers } from './pickers.ts';
import type { StepProps } from './step-props.ts';
import { WhatStep } from './what-step.tsx';
import { WhereStep } from './where-step.tsx';
import { WishesStep } from './wishes-step.tsx';

export interface LaterStepProps extends StepProps {
  step: HireStep;
  pickers: HirePickers | undefined;
  verified: VerifiedContact | undefined;
  onChangeStep(step: HireStep): void;
  /** It may come late: before that there is nothing to go on from. */
  onThere(): void;
}

/** Shows what is asked after the first step, and all of it to be read once more. */
export function LaterStep({
  step,
  pickers,
  verified,
  onChangeStep,
  onThere,
  ...props
}: LaterStepProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onThere, []);
  if (step === 'what') return <WhatStep {...props} />;
  if (step === 'where') return <WhereStep {...props} Picker={pickers?.Place} />;
  if (step === 'wishes') return <WishesStep {...props} />;
  return <CheckStep answers={props.answers} verified={verified} onChange={onChangeStep} />;
}
