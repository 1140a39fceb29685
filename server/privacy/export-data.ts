/** All that is stored of a person, table by table, as the table of personal data says. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Services } from '#server/services/services.ts';
import { readOwner } from './owner.ts';
import { personalTables } from './personal-tables.ts';

export type ExportedData = Record<string, Record<string, unknown>[]>;

export async function exportData(
  { db }: Pick<Services, 'db'>,
  userId: number,
): Promise<ExportedData> {
  const owner = await readOwner(db, userId);
  const data: ExportedData = {};
  for (const { table, of, exported } of personalTables) {
    const where = of(db, owner);
    const all = getTableColumns(table);
    const names = exported === 'all' ? Object.keys(all) : exported;
    if (where === null || names.length === 0) continue;
    const columns = Object.fromEntries(
      Object.entries(all).filter(([name]) => names.includes(name)),
    );
    data[getTableName(table)] = await db.select(columns).from(table).where(where);
  }
  return data;
}
