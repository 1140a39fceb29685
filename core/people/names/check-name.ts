import { NAME_MAX } from '#core/ground/limits/hire-limits.ts';
import { checkText, type FieldProblem } from '#core/ground/text/check-text.ts';
import { cleanText } from '#core/ground/text/find-text-fault.ts';
import { isPersonName } from './is-person-name.ts';

/** The first problem of the name of a person, as the server will see it. */
export function checkName(written: string): FieldProblem | null {
  const name = cleanText(written);
  if (name === '') return { key: 'required' };
  const fault = checkText(name, NAME_MAX);
  return fault ?? (isPersonName(name) ? null : { key: 'person_name' });
}
