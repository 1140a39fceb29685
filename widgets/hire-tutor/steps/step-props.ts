import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import type { HireField } from '#core/market/hire/hire-steps.ts';
import type { ValuesSoFar } from '#core/market/hire/request-values.ts';
import type { SharedField } from '#core/market/hire/shared-fields.ts';

export interface StepProps {
  answers: HireAnswers;
  change(changes: Partial<HireAnswers>): void;
  errorOf(field: HireField): string | undefined;
}

/** The guardian's form and that of staff have the same fields. */
export interface RequestFieldsProps {
  answers: ValuesSoFar<SharedField>;
  change(changes: ValuesSoFar<SharedField>): void;
  errorOf(field: SharedField): string | undefined;
}
