/**
 * Keeps what the page gave an element, attribute or property, the later one counting; and reads
 * what it means by the element's table.
 */
import { type AttributeTable, type AttributeValues, toAttributeName } from './attributes.ts';
import type { CommonAttributes, CommonValues } from './common-attributes.ts';

/** Characters shown of a value nobody can have meant: as many as tell which one it is. */
const MAX_SHOWN = 80;

export class GivenValues<Table extends AttributeTable & CommonAttributes> {
  readonly #table: Table;
  readonly #given = new Map<string, unknown>();
  readonly #warned = new Set<string>();
  readonly #warn: (message: string) => void;

  constructor(table: Table, warn: (message: string) => void) {
    this.#table = table;
    this.#warn = warn;
  }

  give(property: string, value: unknown): void {
    this.#given.set(property, value);
  }

  /** Returns a value as the page wrote it; undefined for what it left out or empty. */
  given(property: string): unknown {
    const given = this.#given.get(property);
    return given === null || given === '' ? undefined : given;
  }

  read(property: string): unknown {
    const type = this.#table[property];
    const given = this.#given.get(property);
    if (!type || given === undefined || given === null) return type?.fallback;
    if (given === '') return type.bare ?? type.fallback;
    const value = type.read(given);
    if (value !== undefined) return value;
    this.#warnOnce(property, given, type.fallback);
    return type.fallback;
  }

  readAll(): AttributeValues<Table> & CommonValues {
    const values = Object.keys(this.#table).map((property) => [property, this.read(property)]);
    return Object.fromEntries(values);
  }

  #warnOnce(property: string, given: unknown, fallback: unknown) {
    const shown = JSON.stringify(given)?.slice(0, MAX_SHOWN);
    const message = `${toAttributeName(property)}: ${shown} is not a valid value, using ${fallback ?? 'none'}`;
    if (this.#warned.has(message)) return;
    this.#warned.add(message);
    this.#warn(message);
  }
}
