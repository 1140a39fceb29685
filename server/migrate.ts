/** `npm run db:migrate`: applies the missing migrations and loads the reference data. */
import { parseConfig } from './config/config.ts';
import { openDatabase } from './db/open-database.ts';
import { runCommand } from './logging/run-command.ts';
import { loadReference } from './reference/load-reference.ts';

await runCommand(async () => {
  const database = await openDatabase(parseConfig(process.env));
  try {
    await database.migrate();
    await loadReference(database.db);
  } finally {
    await database.close();
  }
  return '';
});
