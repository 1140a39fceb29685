import type { ErrorAnswer } from '#core/ground/api/error.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { ApiError } from './api-error.ts';
import { codeText, fieldText } from './error-text.ts';

/** The contract's form of an error. */
export function toErrorAnswer(error: ApiError, lang: Lang, requestId: string): ErrorAnswer {
  return {
    type: 'error',
    code: error.code,
    message: codeText(error.text, error.values, lang),
    errors: Object.fromEntries(
      Object.entries(error.fields).map(([field, problem]) => [field, [fieldText(problem, lang)]]),
    ),
    request_id: requestId,
  };
}
