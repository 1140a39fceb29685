/**
 * A request for a tutor as it is filled in: the same rules in the form, in its saved draft, and on
 * the server. Fields and bounds are in the table of request-fields.ts.
 */
import { checkText, type FieldProblem } from '#core/ground/text/check-text.ts';
import {
  type RequestField,
  type RequestFieldName,
  requestField,
  requestFieldsWhere,
} from './request-fields.ts';
import type { GuardianField, RequestValues, ValuesSoFar } from './request-values.ts';

export type HireDraft = RequestValues<GuardianField>;
/** A draft as far as it is filled in. */
export type HireDraftSoFar = ValuesSoFar<GuardianField>;
export type DraftProblems = Partial<Record<RequestFieldName, FieldProblem>>;

export const emptyHireDraft: HireDraftSoFar = Object.fromEntries(
  requestFieldsWhere(({ kind, initially }) => kind === 'ids' || initially !== undefined).map(
    (name) => [name, requestField(name).initially ?? []],
  ),
);

function checkValue(field: RequestField, value: unknown): FieldProblem | null {
  if (Number.isNaN(value)) return { key: 'not_a_number' };
  if (typeof value === 'number' && 'min' in field) {
    if (value < field.min) return { key: 'too_small', values: { minimum: field.min } };
    return value > field.max ? { key: 'too_big', values: { maximum: field.max } } : null;
  }
  if (typeof value === 'string' && field.kind === 'text') return checkText(value, field.max);
  return Array.isArray(value) && field.kind === 'ids' && value.length > field.max
    ? { key: 'list_too_long', values: { maximum: field.max } }
    : null;
}

/** Everything that can be checked without looking names up; what is not given yet is not judged. */
export function checkHireDraft(draft: ValuesSoFar<RequestFieldName>): DraftProblems {
  const problems: DraftProblems = {};
  for (const name of requestFieldsWhere(() => true)) {
    const problem = checkValue(requestField(name), draft[name]);
    if (problem !== null) problems[name] = problem;
  }
  if (draft.latitude !== undefined && draft.longitude === undefined)
    problems.longitude = { key: 'required_with_latitude' };
  if (draft.longitude !== undefined && draft.latitude === undefined)
    problems.latitude = { key: 'required_with_longitude' };
  return problems;
}
