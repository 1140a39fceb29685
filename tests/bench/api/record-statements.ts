/** The statements the product asks a question with, as texts and values, in the order they are sent. */
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';

export interface Statement {
  text: string;
  values: (string | number | boolean | null)[];
}

const METHOD = 'queryWithCache';
type Run = (
  this: unknown,
  text: string,
  values: Statement['values'],
  run: () => unknown,
) => unknown;

export async function recordStatements(app: FastifyInstance, url: string): Promise<Statement[]> {
  const proto = PgPreparedQuery.prototype;
  const original: Run = Reflect.get(proto, METHOD);
  const statements: Statement[] = [];
  const recording: Run = function (text, values, run) {
    statements.push({ text, values });
    return original.call(this, text, values, run);
  };
  Reflect.set(proto, METHOD, recording);
  try {
    const answer = await app.inject({ url });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return statements;
  } finally {
    Reflect.set(proto, METHOD, original);
  }
}
