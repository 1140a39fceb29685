import type { Config } from '#server/ground/config/config.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

/** Only what the operator has named: no address comes from a visitor. */
export function findOutsideForm({ outsideForms }: Config, title: string): { url: string } {
  const form = outsideForms.find((one) => one.title === title);
  if (form === undefined) throw new ApiError('not_found');
  return { url: form.url };
}
