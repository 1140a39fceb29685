/** Every table of the schema, found as `drizzle.config.ts` finds it: a new one is named in no list. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import drizzle from '../../../drizzle.config.ts';

const root = path.join(import.meta.dirname, '../../..');
const modules: Record<string, unknown>[] = await Promise.all(
  globSync([drizzle.schema ?? ''].flat(), { cwd: root }).map(
    (file) => import(/* @vite-ignore */ path.join(root, file)),
  ),
);

export const allTables: PgTable[] = [
  ...new Set(modules.flatMap((module) => Object.values(module))),
].filter((value) => is(value, PgTable));
