/**
 * Reads what the page gave an element, attribute or property, the later one counting: what it means
 * by the element's table. In the browser r2wc keeps it.
 */
import { type AttributeTable, type AttributeValues, toAttributeName } from './attributes.ts';
import type { CommonAttributes, CommonValues } from './common-attributes.ts';

/** Values as the page wrote them, by property. */
export type Given = Record<string, unknown>;

/** Characters shown of a value nobody can have meant: as many as tell which one it is. */
const MAX_SHOWN = 80;

/** Returns a value as the page wrote it; undefined for what it left out or empty. */
export const givenValue = (given: Given, property: string): unknown =>
  given[property] === '' ? undefined : (given[property] ?? undefined);

/** `onMisfit` hears of a value that does not fit; its default is used. */
export function readValue(
  table: AttributeTable,
  given: Given,
  property: string,
  onMisfit?: (message: string) => void,
): unknown {
  const type = table[property];
  const value = given[property];
  if (!type || value === undefined || value === null) return type?.fallback;
  if (value === '') return type.bare ?? type.fallback;
  const meant = type.read(value);
  if (meant !== undefined) return meant;
  const shown = JSON.stringify(value)?.slice(0, MAX_SHOWN);
  onMisfit?.(
    `${toAttributeName(property)}: ${shown} is not a valid value, using ${type.fallback ?? 'none'}`,
  );
  return type.fallback;
}

export function readValues<Table extends AttributeTable & CommonAttributes>(
  table: Table,
  given: Given,
  onMisfit?: (message: string) => void,
): AttributeValues<Table> & CommonValues {
  const values = Object.keys(table).map((property) => [
    property,
    readValue(table, given, property, onMisfit),
  ]);
  return Object.fromEntries(values);
}
