/** `npm run db:migrate`: applies the missing migrations and loads the reference data. */
import { parseConfig } from '#server/ground/config/config.ts';
import { openDatabase } from '#server/ground/db/open-database.ts';
import { runCommand } from '#server/ground/logging/run-command.ts';
import { loadReference } from '#server/ground/reference/load-reference.ts';

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
