import { ApiError, type FieldProblem } from './api-error.ts';

/** All fields that are wrong are named at once. */
export function refuseProblems(fields: Record<string, FieldProblem>): void {
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields });
}
