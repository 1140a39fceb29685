import type { LookupItem } from '#core/api/schemas/lookup.ts';
import type { HireStep } from '#core/hire/hire-steps.ts';
import type { HirePickers } from './pickers.ts';
import type { StepProps } from './step-props.ts';
import { WhatStep } from './what-step.tsx';
import { WhereStep } from './where-step.tsx';
import { WhoStep } from './who-step.tsx';
import { WishesStep } from './wishes-step.tsx';

interface StepFieldsProps extends StepProps {
  step: HireStep;
  pickers: HirePickers | undefined;
  categories: LookupItem[] | undefined;
}

/** The fields of the questions about the tuition. */
export function StepFields({ step, pickers, categories, ...props }: StepFieldsProps) {
  if (step === 'who')
    return <WhoStep {...props} categories={categories} Picker={pickers?.Student} />;
  if (step === 'what') return <WhatStep {...props} />;
  if (step === 'where') return <WhereStep {...props} Picker={pickers?.Place} />;
  return step === 'wishes' ? <WishesStep {...props} /> : null;
}
