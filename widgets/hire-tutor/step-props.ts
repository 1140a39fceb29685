import type { HireAnswers } from '#core/hire/hire-answers.ts';
import type { HireField } from '#core/hire/hire-steps.ts';

export interface StepProps {
  answers: HireAnswers;
  change(changes: Partial<HireAnswers>): void;
  errorOf(field: HireField): string | undefined;
}
