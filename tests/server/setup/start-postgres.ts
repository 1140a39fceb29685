/** Vitest global setup: one PostgreSQL for the run, with a template that each test file copies. */
import type { TestProject } from 'vitest/node';
import { makeTemplate } from './make-template.ts';
import { runPostgres } from './run-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = 'porua_template';

export default async function startPostgres(project: TestProject) {
  const server = await runPostgres(['max_connections=200']);
  if (server === null)
    throw new Error('No initdb on this machine: run without --project "server on PostgreSQL"');
  await makeTemplate(server, TEMPLATE);
  project.provide('postgresUrl', server.urlOf(''));
  return () => server.stop();
}
