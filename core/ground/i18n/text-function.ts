import type { Resources } from './resources.ts';

/** `jobs_one` and `jobs_other` are forms of `jobs`, which is asked for with a count. */
type AskedFor<Key extends string> = Key extends `${infer Name}_${'zero' | 'one' | 'other'}`
  ? Name | Key
  : Key;

type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? AskedFor<Key>
    : `${Key}.${KeyIn<Texts[Key]>}`;
}[keyof Texts & string];

/** Gives the texts of one area: `texts('filters.more', { count: 3 })`. Unknown keys fail the types. */
export type TextFunction<Area extends keyof Resources> = (
  key: KeyIn<Resources[Area]>,
  values?: Record<string, unknown>,
) => string;
