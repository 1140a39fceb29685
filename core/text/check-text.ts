import { findTextFault } from './find-text-fault.ts';

/** Keys of locales/{lang}/errors.json `fields`. */
export interface FieldProblem {
  key: string;
  values?: Record<string, string | number>;
}

/** The first problem of a text a person wrote. */
export function checkText(text: string, maximum: number): FieldProblem | null {
  if (text.trim().length > maximum) return { key: 'text_too_long', values: { maximum } };
  const fault = findTextFault(text);
  return fault === null ? null : { key: fault };
}
