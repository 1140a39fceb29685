import type { Config } from '#server/ground/config/config.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

/**
 * Finds only a form the operator has named: no address comes from a visitor. Throws `not_found`.
 */
export function findOutsideForm({ outsideForms }: Config, title: string): { url: string } {
  const form = outsideForms.find((one) => one.title === title);
  if (form === undefined) throw new ApiError('not_found');
  return { url: form.url };
}
