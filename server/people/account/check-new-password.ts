import type { FieldProblem } from '#server/ground/errors/api-error.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Length is the schema's; this is about what anybody would try first. */
export function checkNewPassword(
  password: string,
  ownWords: (string | null | undefined)[],
  field = 'password',
): void {
  const isOwnWord = ownWords.some(
    (word) => word !== null && word !== undefined && word.toLowerCase() === password.toLowerCase(),
  );
  const fields: Record<string, FieldProblem> = { [field]: { key: 'password_common' } };
  if (isOwnWord || isCommonPassword(password)) throw new ApiError('invalid_input', { fields });
}
