/** The questions of the hire form in their order, and what of each step is not right yet. */
import type { FieldProblem } from '#core/ground/text/check-text.ts';
import type { HireAnswers } from './hire-answers.ts';
import { checkHireDraft } from './hire-draft.ts';
import { type RequestFieldName, requestFieldsWhere } from './request-fields.ts';
import type { ValuesSoFar } from './request-values.ts';
import { coveredFields } from './saved-parts.ts';

export const HIRE_STEPS = ['who', 'what', 'where', 'wishes', 'contact', 'check'] as const;
const CONTACT = ['contact_name', 'contact_phone', 'otp'] as const;
export type HireStep = (typeof HIRE_STEPS)[number];
export type HireField = RequestFieldName | (typeof CONTACT)[number];
export type HireProblems = Partial<Record<HireField, FieldProblem>>;

const fieldsOf = (step: HireStep): readonly HireField[] =>
  step === 'contact' ? CONTACT : requestFieldsWhere((field) => field.step === step);

/** Names of the server's fields are ours, but for the contact, which it keeps in an object. */
export function fieldOfServer(name: string): HireField | undefined {
  if (name === 'contact.name') return 'contact_name';
  if (name === 'contact' || name === 'contact.proof' || name === 'phone_no') return 'contact_phone';
  return HIRE_STEPS.flatMap(fieldsOf).find((field) => field === name);
}

export const stepOfField = (field: HireField): HireStep =>
  HIRE_STEPS.find((step) => fieldsOf(step).includes(field)) ?? 'check';

const REQUIRED = requestFieldsWhere(
  ({ step, isRequired }) => isRequired === true && step !== undefined,
);

const isGiven = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

function findMissing(answers: HireAnswers): RequestFieldName[] {
  const values: ValuesSoFar<RequestFieldName> = answers;
  const covered = coveredFields(answers);
  const asked = [...REQUIRED, ...(answers.is_out_of_school ? (['student_age'] as const) : [])];
  return asked.filter((field) => !covered.includes(field) && !isGiven(values[field]));
}

/** Problems of one step's fields, in the order of the questions. */
export function checkStep(step: HireStep, answers: HireAnswers): HireProblems {
  const found: HireProblems = checkHireDraft(answers);
  for (const field of findMissing(answers)) found[field] = { key: 'required' };
  return Object.fromEntries(
    fieldsOf(step).flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
  );
}

export const isStepDone = (step: HireStep, answers: HireAnswers): boolean =>
  Object.keys(checkStep(step, answers)).length === 0;
