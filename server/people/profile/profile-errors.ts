import { ApiError, type FieldProblem } from '#server/ground/errors/api-error.ts';

/** Entries of others are as good as missing. */
export const entryNotFound = () => new ApiError('not_found', { text: 'entry_not_found' });

export const fieldError = (field: string, key: string, values?: FieldProblem['values']) =>
  new ApiError('invalid_input', { fields: { [field]: { key, ...(values && { values }) } } });
