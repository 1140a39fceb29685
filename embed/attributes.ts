/**
 * Attributes are written by strangers: each has a closed type and a documented default. A value that
 * does not fit is reported once and the default is used; nothing is ever thrown into the page.
 * Properties take the same values, also as numbers, booleans and arrays.
 */
export interface AttributeType<Value> {
  fallback: Value;
  /** `undefined` when the value does not fit. Never sees '', null or undefined. */
  read(given: unknown): Value | undefined;
  /** The value that `attr=""` and the bare attribute mean. */
  bare?: Value;
}

export type AttributeTable = Record<string, AttributeType<unknown>>;
export type AttributeValues<Table extends AttributeTable> = {
  [Name in keyof Table]: Table[Name] extends AttributeType<infer Value> ? Value : never;
};

interface Range {
  min: number;
  max: number;
}

export const text = (): AttributeType<string | undefined> => ({
  fallback: undefined,
  read: (given) => (typeof given === 'string' ? given.trim() : undefined),
});

/**
 * The host all data, links, windows and frames belong to. Authors of a page may write attributes who
 * may not write scripts, so it is only ever our own or, for tests, the reader's own machine.
 */
export const ownOrigin = (own: string): AttributeType<string | undefined> => ({
  fallback: undefined,
  read(given) {
    try {
      const { protocol, hostname, origin } = new URL(String(given));
      const isLoopback = /^(localhost|127(\.\d+){3}|\[::1])$/.test(hostname);
      return origin === own || (isLoopback && /^https?:$/.test(protocol)) ? origin : undefined;
    } catch {
      return undefined;
    }
  },
});

export function number<Fallback extends number | undefined>(
  { min, max }: Range,
  fallback: Fallback,
): AttributeType<number | Fallback> {
  return {
    fallback,
    read(given) {
      const value = toNumber(given);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
  };
}

export function integer<Fallback extends number | undefined>(
  range: Range,
  fallback: Fallback,
): AttributeType<number | Fallback> {
  const { read } = number(range, fallback);
  return {
    fallback,
    read: (given) => (Number.isInteger(toNumber(given)) ? read(given) : undefined),
  };
}

export const MAX_ID = 2_147_483_647;
export const id = () => integer({ min: 1, max: MAX_ID }, undefined);

export const idList = (maxLength: number): AttributeType<number[] | undefined> => ({
  fallback: undefined,
  read(given) {
    const parts = typeof given === 'string' ? given.split(',') : [given].flat();
    if (parts.length > maxLength) return undefined;
    const { read } = id();
    const ids = parts.map(read).filter((one) => one !== undefined);
    return ids.length === parts.length ? ids : undefined;
  },
});

/** Words of a search, cut at `most` letters. */
export const words = (most: number): AttributeType<string | undefined> => ({
  ...text(),
  read: (given) => String(given).trim().slice(0, most),
});

export const oneOf = <Option extends string | number>(
  options: readonly Option[],
  fallback: Option,
): AttributeType<Option> => ({
  fallback,
  read: (given) => options.find((option) => String(option) === String(given).trim().toLowerCase()),
});

export const flag = (): AttributeType<boolean> => ({
  fallback: false,
  bare: true,
  read(given) {
    if (given === true || /^true$/i.test(String(given))) return true;
    return given === false || /^false$/i.test(String(given)) ? false : undefined;
  },
});

/** `cityId` → `city-id` */
export const toAttributeName = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `city-id` and `cityid` → `cityId` */
export const toPropertyName = (attribute: string, table: AttributeTable) => {
  const letters = attribute.replaceAll('-', '');
  return Object.keys(table).find((name) => name.toLowerCase() === letters) ?? attribute;
};

function toNumber(given: unknown): number | undefined {
  if (typeof given === 'number') return Number.isFinite(given) ? given : undefined;
  return typeof given === 'string' && /^\s*-?\d{1,12}(\.\d{1,12})?\s*$/.test(given)
    ? Number(given)
    : undefined;
}
