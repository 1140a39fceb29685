/**
 * Tests that an error asks for a field left empty; only what is there can have the wrong format.
 */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readProblem } from '#app/ground/form/read-problem.ts';
import { contract, type Endpoint } from '#core/api/contract.ts';

const FORMATS = [
  'phone_format',
  'otp_format',
  'name_letters',
  'person_name',
  'email_invalid',
  'date_format',
];

const bodies = Object.entries<Endpoint>(contract).flatMap(([name, { body }]) =>
  body instanceof z.ZodObject ? [[name, body] as const] : [],
);

describe('an empty field has no problem of form', () => {
  test('the bodies are found', () => expect(bodies.length).toBeGreaterThan(40));
  test.each(bodies)('%s', (_name, body) => {
    const empty = Object.fromEntries(Object.keys(body.shape).map((field) => [field, '']));
    const result = body.safeParse(empty);
    const first = new Map<string, string>();
    for (const issue of result.error?.issues ?? []) {
      const field = String(issue.path[0]);
      if (!first.has(field)) first.set(field, readProblem(issue, '').key);
    }
    expect([...first].filter(([, key]) => FORMATS.includes(key))).toEqual([]);
  });
});
