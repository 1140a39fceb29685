/** The answer of a save: what the screen says, and the new percentage. */
import { ApiError, type FieldProblem } from '#server/errors/api-error.ts';

export const savedAnswer = (message: string, completed: number) => ({
  type: 'success' as const,
  status: 'success' as const,
  message,
  profile_completed: completed,
});

/** Entries of others are as good as missing. */
export const entryNotFound = () => new ApiError('not_found', { text: 'entry_not_found' });

export const fieldError = (field: string, key: string, values?: FieldProblem['values']) =>
  new ApiError('invalid_input', { fields: { [field]: { key, ...(values && { values }) } } });
