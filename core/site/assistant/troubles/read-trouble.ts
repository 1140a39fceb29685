/**
 * Tells whether somebody reports that something went wrong, before any wish or question is read
 * from it.
 */
import {
  prepareRules,
  readByRules,
  type WordRules,
  type WordTables,
} from '../safety/word-rules.ts';
import { TROUBLES, type Trouble } from './troubles.ts';

export type TroubleReader = WordRules<Trouble>;

export const prepareTroubles = (tables: WordTables): TroubleReader =>
  prepareRules(tables, TROUBLES);

export const readTrouble = (text: string, reader: TroubleReader): Trouble | null =>
  readByRules(text, reader);
