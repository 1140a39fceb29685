import { isApiError } from '#core/ground/api/api-error.ts';

const MISSING = new Set(['not_found', 'invalid_input']);

/** Returns whether there is no such page, or nothing to show on it any more. */
export const isMissing = (error: unknown): boolean => isApiError(error) && MISSING.has(error.code);
