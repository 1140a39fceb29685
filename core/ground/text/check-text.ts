import { countLetters } from './count-letters.ts';
import { cleanText, findTextFault } from './find-text-fault.ts';

/** Keys of locales/{lang}/ground/errors.json `fields`. */
export interface FieldProblem {
  key: string;
  values?: Record<string, string | number>;
}

/** The first problem of a text a person wrote, as the server will see and count it. */
export function checkText(written: string, maximum: number): FieldProblem | null {
  const text = cleanText(written);
  if (countLetters(text) > maximum) return { key: 'text_too_long', values: { maximum } };
  const fault = findTextFault(text);
  return fault === null ? null : { key: fault };
}
