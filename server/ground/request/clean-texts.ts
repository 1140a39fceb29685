/**
 * Every text that comes in loses what copying brought along (core/ground/text/drop-unseen.ts), before anything
 * is checked or counted. Passwords stay as they are.
 */
import { dropUnseen } from '#core/ground/text/drop-unseen.ts';
import { isPassword, PLAIN } from './refuse-text-faults.ts';

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return PLAIN.test(value) ? value : dropUnseen(value);
  if (typeof value === 'object' && value !== null) cleanIn(value);
  return value;
}

function cleanIn(given: object): void {
  for (const [name, value] of Object.entries(given))
    if (!isPassword(name)) Reflect.set(given, name, cleaned(value));
}

export function cleanTexts({ params, query, body }: Record<string, unknown>): void {
  for (const part of [params, query, body])
    if (typeof part === 'object' && part !== null) cleanIn(part);
}
