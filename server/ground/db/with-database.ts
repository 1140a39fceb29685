import type { Config } from '#server/ground/config/config.ts';
import type { Db } from './database.ts';
import { openDatabase } from './open-database.ts';

/** The services a command for an account of staff works with. */
export interface CommandServices {
  db: Db;
  config: Config;
  now: () => Date;
}

export async function withDatabase<Result>(
  config: Config,
  work: (services: CommandServices) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config);
  try {
    await database.migrate();
    return await work({ db: database.db, config, now: () => new Date() });
  } finally {
    await database.close();
  }
}
