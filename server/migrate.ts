/** `npm run db:migrate`: applies the missing migrations and loads the reference data. */
import { ConfigError, parseConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { loadReference } from './reference/load-reference.ts';

try {
  const database = await openDatabase(parseConfig(process.env));
  await database.migrate();
  await loadReference(database.db);
  await database.close();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
