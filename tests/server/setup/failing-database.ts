/** A database whose statements fail as PostgreSQL does it: with the values of people in the error. */
import { PgPreparedQuery } from 'drizzle-orm/pg-core';

type Run = (this: unknown, text: string, values: unknown[], run: () => unknown) => unknown;

const METHOD = 'queryWithCache';

const failures: Record<string, (text: string, values: string) => Error & { code: string }> = {
  constraint: (query, values) =>
    Object.assign(new Error(`duplicate key value violates unique constraint "users_phone"`), {
      code: '23505',
      detail: `Key (phone_no)=(${values}) already exists.`,
      constraint_name: 'users_phone',
      query,
      parameters: values,
    }),
  type: (query, values) =>
    Object.assign(new Error(`invalid input syntax for type integer: "${values}"`), {
      code: '22P02',
      where: `unnamed portal parameter $1 = '${values}'`,
      query,
    }),
  timeout: (query, values) =>
    Object.assign(new Error('canceling statement due to statement timeout'), {
      code: '57014',
      where: `while locking tuple (0,1): ${values}`,
      internalQuery: `${query} ${values}`,
    }),
  disk: (query, values) =>
    Object.assign(new Error(`could not extend file: ${values}`), { code: '53100', query }),
  connection: (query, values) =>
    Object.assign(new Error(`write CONNECTION_CLOSED 127.0.0.1:5432 ${values}`), {
      code: 'CONNECTION_CLOSED',
      args: values,
      query,
    }),
};

export const FAILURES = Object.keys(failures);

/** Lets the n-th statement of `work` fail; says whether it came to that. */
export async function failStatement(
  kind: string,
  n: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const proto = PgPreparedQuery.prototype;
  const original: Run = Reflect.get(proto, METHOD);
  let seen = 0;
  const failing: Run = function (text, values, run) {
    seen += 1;
    if (seen !== n) return original.call(this, text, values, run);
    const error = failures[kind]?.(text, values.map(String).join(', '));
    return original.call(this, text, values, () => Promise.reject(error));
  };
  Reflect.set(proto, METHOD, failing);
  try {
    await work();
  } finally {
    Reflect.set(proto, METHOD, original);
  }
  return seen >= n;
}

/** The texts of the statements of `work`. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const proto = PgPreparedQuery.prototype;
  const original: Run = Reflect.get(proto, METHOD);
  const texts: string[] = [];
  const recording: Run = function (text, values, run) {
    texts.push(text);
    return original.call(this, text, values, run);
  };
  Reflect.set(proto, METHOD, recording);
  try {
    await work();
  } finally {
    Reflect.set(proto, METHOD, original);
  }
  return texts;
}
