/** One text for everything that has the same answer: whatever the order of filters and of their ids. */
import { DEFAULT_LANG } from '#server/ground/request/default-lang.ts';

/** Lists of ids mean any of them. Other lists, as of tutors to compare, have an order. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')
    ? [...new Set(value)].sort((a, b) => a - b)
    : value;

const canonical = (part: object | undefined) =>
  Object.entries(part ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, sorted(value)])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));

/** `params` and `query` as the schemas left them, so defaults are in them. */
export const questionOf = (
  name: string,
  { params, query }: { params: object | undefined; query: object | undefined },
): string => JSON.stringify([name, canonical(params), canonical({ lang: DEFAULT_LANG, ...query })]);
