/**
 * Every text that comes in, in one place: before any schema and any statement sees it. Control
 * characters are refused everywhere; the rest in what people write for others to read.
 */
import { findTextFault, hasControl } from '#core/ground/text/find-text-fault.ts';
import type { FieldProblem } from '#server/ground/errors/api-error.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';

/** Nobody reads one and no statement has it: any character may be in it but those its schema names. */
const PASSWORD = /password/;
export const isPassword = (name: string): boolean => PASSWORD.test(name);
/** Nothing in it has to be looked at. */
export const PLAIN = /^[\x20-\x7e]*$/;

type FindFault = (text: string) => string | null;

const findControl: FindFault = (text) => (hasControl(text) ? 'text_control' : null);

function faultIn(value: unknown, find: FindFault): string | null {
  if (typeof value === 'string') return PLAIN.test(value) ? null : find(value);
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const fault = faultOf(name, inner, find);
    if (fault !== null) return fault;
  }
  return null;
}

const faultOf = (name: string, value: unknown, find: FindFault): string | null =>
  faultIn(name, findControl) ?? (isPassword(name) ? null : faultIn(value, find));

function problemsOf(given: unknown, find: FindFault): Record<string, FieldProblem> {
  if (typeof given !== 'object' || given === null) return {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, value] of Object.entries(given)) {
    const key = faultOf(name, value, find);
    if (key !== null) problems[hasControl(name) ? 'body' : name] = { key };
  }
  return problems;
}

/**
 * Refuses faults in texts: searches may be pasted from anywhere, but what people write has to be
 * clean.
 */
export function refuseTextFaults(
  given: { params: unknown; query: unknown; body: unknown },
  { isSearch }: { isSearch: boolean },
): void {
  refuseProblems({
    ...problemsOf(given.params, findControl),
    ...problemsOf(given.query, findControl),
    ...problemsOf(given.body, isSearch ? findControl : findTextFault),
  });
}
