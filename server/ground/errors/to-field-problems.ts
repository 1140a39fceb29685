/** The way from what zod found wrong to the message keys of locales/{lang}/ground/errors.json. */
import { wordOf } from '#core/ground/text/own-words.ts';
import type { FieldProblem } from './api-error.ts';

/** One entry of the `validation` list that fastify-type-provider-zod puts on the error. */
export interface ValidationIssue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

function valueAt(data: unknown, path: string[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map(Object.entries(value)).get(key);
  }
  return value;
}

const wrongType: Record<string, string> = {
  int: 'not_an_integer',
  number: 'not_a_number',
  string: 'not_text',
  array: 'not_a_list',
  object: 'not_an_object',
};

const tooSmall: Record<string, string> = { string: 'text_too_short' };
const tooBig: Record<string, string> = { string: 'text_too_long', array: 'list_too_long' };

function toText(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value);
}

function toProblem({ keyword, params }: ValidationIssue): FieldProblem {
  const origin = String(params.origin);
  switch (keyword) {
    case 'invalid_type':
      return { key: wrongType[String(params.expected)] ?? 'invalid' };
    case 'too_small':
      return { key: tooSmall[origin] ?? 'too_small', values: { minimum: toText(params.minimum) } };
    case 'too_big':
      return { key: tooBig[origin] ?? 'too_big', values: { maximum: toText(params.maximum) } };
    case 'invalid_value':
      return Array.isArray(params.values)
        ? { key: 'not_an_option', values: { options: params.values.join(', ') } }
        : { key: 'invalid' };
    case 'invalid_format':
      return { key: params.format === 'email' ? 'email_invalid' : 'invalid' };
    case 'custom': {
      const { params: own } = params;
      if (typeof own !== 'object' || own === null || !('code' in own)) return { key: 'invalid' };
      const { code, ...values } = own;
      return {
        key: String(code),
        values: Object.fromEntries(Object.entries(values).map(([name, v]) => [name, toText(v)])),
      };
    }
    default:
      return { key: 'invalid' };
  }
}

/** A query that names a field twice arrives as a list where one value belongs. */
function isRepeated({ keyword, params }: ValidationIssue, path: string[], data: unknown): boolean {
  const isWrongKind = keyword === 'invalid_type' || keyword === 'invalid_value';
  return (
    isWrongKind &&
    params.expected !== 'array' &&
    path.length === 1 &&
    Array.isArray(valueAt(data, path))
  );
}

/** Only the first problem of a field is reported; the rest mostly follow from it. */
export function toFieldProblems(
  issues: readonly ValidationIssue[],
  data: unknown,
  isQuery = false,
): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    if (issue.keyword === 'unrecognized_keys' && Array.isArray(issue.params.keys)) {
      for (const key of issue.params.keys) fields[String(key)] ??= { key: 'unknown_field' };
      continue;
    }
    const path = issue.instancePath.split('/').filter((part) => part !== '');
    const field = path[0] ?? 'body';
    const isRequired =
      issue.keyword === 'invalid_type' && path.length === 1 && isMissing(valueAt(data, path));
    const problem = isRequired ? { key: 'required' } : toProblem(issue);
    if (isQuery && isRepeated(issue, path, data)) fields[field] ??= { key: 'given_twice' };
    else fields[field] ??= { ...problem, key: wordOf(field, problem.key) };
  }
  return fields;
}
