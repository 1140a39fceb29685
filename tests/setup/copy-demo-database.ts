/**
 * The databases of the products that browser tests start: copies of one PostgreSQL database with demo
 * data, which serve-product.ts fills once a run. Where it made none, each product fills an embedded one.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { PORT } from './test-site.ts';

export const DEMO_TEMPLATE = 'porua_demo';
/** The file in which the workers of a run find the address of its PostgreSQL, up to the database's name. */
export const ADDRESS_FILE = path.join(
  import.meta.dirname,
  `../../test-results/browser-${PORT}.postgres`,
);

async function findAddress(): Promise<string | null> {
  return readFile(ADDRESS_FILE, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Returns the `DATABASE_URL` of a copy with this name; empty stands for the embedded database. */
export async function copyDemoDatabase(name: string): Promise<string> {
  const address = await findAddress();
  if (address === null) return '';
  const admin = postgres(`${address}postgres`, { max: 1 });
  await admin.unsafe(`create database ${name} template ${DEMO_TEMPLATE}`);
  await admin.end();
  return `${address}${name}`;
}
