/**
 * A prepared statement whose rows are made by steps that are found once. Drizzle finds out for each
 * value of each row what kind of column it is of, which took a tenth of a public answer.
 */
import { Column, is, noopDecoder, SQL } from 'drizzle-orm';
import { PgArray, PgInteger, PgSmallInt } from 'drizzle-orm/pg-core';

interface Field {
  path: string[];
  field: unknown;
}

type Read = (value: unknown) => unknown;

/** Both drivers give numbers, texts and lists as they are to be. */
const isAsGiven = (column: Column): boolean =>
  is(column, PgInteger) ||
  is(column, PgSmallInt) ||
  column.mapFromDriverValue === Column.prototype.mapFromDriverValue ||
  (is(column, PgArray) && isAsGiven(column.baseColumn));

/** Undefined where there is nothing to do. */
function readerOf({ path, field }: Field): Read | undefined {
  if (path.length > 1) throw new Error(`${path.join('.')} is in another`);
  if (is(field, Column))
    return isAsGiven(field) ? undefined : (value) => field.mapFromDriverValue(value);
  if (!is(field, SQL)) throw new Error(`${path.join('.')} is no column and no expression`);
  const decoder: { mapFromDriverValue: Read } = Reflect.get(field, 'decoder');
  if (is(decoder, Column)) return readerOf({ path, field: decoder });
  return decoder === noopDecoder ? undefined : (value) => decoder.mapFromDriverValue(value);
}

/** Prepares the rows of a statement that have columns and expressions, none in another. */
export function prepareRows<Statement extends object>(statement: Statement): Statement {
  const known: object = statement;
  const fields: Field[] = Reflect.get(known, 'fields');
  const columns = fields.map((field) => ({ name: field.path.join('.'), read: readerOf(field) }));
  const toRow = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at += 1) {
      const { name = '', read } = columns[at] ?? {};
      const value = values[at];
      row[name] = read === undefined || value === null ? value : read(value);
    }
    return row;
  };
  // Both drivers ask it instead of going through the fields, though their types do not say so.
  Reflect.set(statement, 'customResultMapper', (rows: unknown[][]) => rows.map(toRow));
  return statement;
}
