import type { Config } from '#server/ground/config/config.ts';
import type { Database } from './database.ts';

/** The driver that is not used is not loaded: the embedded database alone costs start-up time. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(config.databaseUrl);
  }
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite(config.dataDir);
}
