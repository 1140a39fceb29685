/**
 * A prepared statement whose rows are made by steps that are found once. Drizzle finds out for each
 * value of each row what kind of column it is of, which took a tenth of a public answer.
 */
import { Column, is, SQL } from 'drizzle-orm';

interface Field {
  path: string[];
  field: unknown;
}

interface Step {
  name: string;
  read(value: unknown): unknown;
}

function toStep({ path, field }: Field): Step {
  const [name, ...inner] = path;
  if (name === undefined || inner.length > 0) throw new Error(`${path.join('.')} is in another`);
  if (is(field, Column)) return { name, read: (value) => field.mapFromDriverValue(value) };
  if (!is(field, SQL)) throw new Error(`${name} is no column and no expression`);
  const decoder: { mapFromDriverValue(value: unknown): unknown } = Reflect.get(field, 'decoder');
  return { name, read: (value) => decoder.mapFromDriverValue(value) };
}

/** Of a statement whose rows have columns and expressions, none in another. */
export function prepareRows<Statement extends object>(statement: Statement): Statement {
  const known: object = statement;
  const fields: Field[] = Reflect.get(known, 'fields');
  const steps = fields.map(toStep);
  const toRow = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {};
    for (const [at, { name, read }] of steps.entries()) {
      const value = values[at];
      row[name] = value === null ? null : read(value);
    }
    return row;
  };
  // Both drivers ask it instead of going through the fields, though their types do not say so.
  Reflect.set(statement, 'customResultMapper', (rows: unknown[][]) => rows.map(toRow));
  return statement;
}
