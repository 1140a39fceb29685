/** All that is stored of a person, table by table, as the table of personal data says; of what is another's too no more than the person's screens show. */
import { and, getTableColumns, getTableName } from 'drizzle-orm';
import type { Row } from '#server/ground/personal-data/personal-table.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readOwner } from './owner.ts';
import { personalTables } from './personal-tables.ts';

export type ExportedData = Record<string, Row[]>;

export async function exportData(
  { db }: Pick<Services, 'db'>,
  userId: number,
): Promise<ExportedData> {
  const owner = await readOwner(db, userId);
  const data: ExportedData = {};
  for (const { table, of, exported, shownIf, shownAs } of personalTables) {
    const where = of(db, owner);
    const all = getTableColumns(table);
    const names = exported === 'all' ? Object.keys(all) : exported;
    if (where === null || names.length === 0) continue;
    const columns = Object.fromEntries(
      Object.entries(all).filter(([name]) => names.includes(name)),
    );
    const rows: Row[] = await db
      .select(columns)
      .from(table)
      .where(and(where, shownIf?.(db, owner)));
    data[getTableName(table)] = shownAs ? rows.map((row) => shownAs(row, owner)) : rows;
  }
  return data;
}
