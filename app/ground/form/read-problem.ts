/**
 * The way from what a schema found wrong to a key of locales/en/ground/errors.json `fields`, in the
 * words the server uses.
 */
import type { z } from 'zod';

export interface FieldProblem {
  key: string;
  values: Record<string, string | number>;
}

const WRONG_TYPE: Record<string, string> = {
  int: 'not_an_integer',
  number: 'not_a_number',
  string: 'not_text',
  array: 'not_a_list',
};
const TOO_SMALL: Record<string, string> = { string: 'text_too_short' };
const TOO_BIG: Record<string, string> = { string: 'text_too_long', array: 'list_too_long' };

const isMissing = (value: unknown) => value === undefined || value === null || value === '';
const plain = (value: unknown) => (typeof value === 'number' ? value : String(value));

export function readProblem(issue: z.core.$ZodIssue, given: unknown): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(given)) return { key: 'required', values: {} };
      return { key: WRONG_TYPE[issue.expected] ?? 'invalid', values: {} };
    case 'too_small':
      if (isMissing(given)) return { key: 'required', values: {} };
      return {
        key: TOO_SMALL[issue.origin] ?? 'too_small',
        values: { minimum: plain(issue.minimum) },
      };
    case 'too_big':
      return { key: TOO_BIG[issue.origin] ?? 'too_big', values: { maximum: plain(issue.maximum) } };
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email_invalid' : 'invalid', values: {} };
    case 'custom': {
      const { code = 'invalid', ...values } = issue.params ?? {};
      const readable = Object.entries(values).map(([name, value]) => [name, plain(value)] as const);
      return { key: String(code), values: Object.fromEntries(readable) };
    }
    default:
      return { key: 'invalid', values: {} };
  }
}
