import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrations-folder.ts';

/** The migrations of this version, oldest first; `hash` is the SHA-256 of a file's SQL. */
export const shippedMigrations = readMigrationFiles({ migrationsFolder });
