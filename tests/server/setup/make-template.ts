import type { Db } from '#server/ground/db/database.ts';
import { openPostgres } from '#server/ground/db/open-postgres.ts';
import { loadReference } from '#server/ground/reference/load-reference.ts';
import type { PostgresServer } from './run-postgres.ts';

/** Makes a database to copy: migrated, with the reference data and what `fill` writes. */
export async function makeTemplate(
  server: PostgresServer,
  name: string,
  fill: (db: Db) => Promise<void> = async () => {},
): Promise<void> {
  const admin = openPostgres(server.urlOf('postgres'));
  await admin.db.execute(`create database ${name}`);
  await admin.close();
  const template = openPostgres(server.urlOf(name));
  await template.migrate();
  await loadReference(template.db);
  await fill(template.db);
  await template.close();
}
