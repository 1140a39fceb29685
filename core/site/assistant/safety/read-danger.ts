/**
 * Tells whether somebody may be in danger: read before any intent, from the message itself, so that
 * no name of a place or subject can hide it. It errs on the side of asking.
 */
import { toWords } from '#core/search/normalise/to-words.ts';
import { DANGERS, type Danger } from '../intents/dangers.ts';
import { plainText } from './plain-text.ts';
import { prepareRules, readByRules, type WordRules, type WordTables } from './word-rules.ts';

export type DangerReader = WordRules<Danger>;

export const prepareDanger = (tables: WordTables): DangerReader => prepareRules(tables, DANGERS);

/** A child writes of itself: an age no tutor or guardian has. */
const YOUNG = [
  /(?:^| )(?:i am|im|i m) (?:only |just |a )?(?:[4-9]|1[0-3])(?: (?:years?|yrs?|yo|old|and|but)|$)/,
  /(?:^| )(?:amar|amr|আমার) (?:boyos|boyosh|bois|age|বয়স) (?:matro |মাত্র )?(?:[4-9]|1[0-3])(?! ?\d)/u,
  /^(?:বয়স|boyos|age) (?:[4-9]|1[0-3])$/u,
  /(?:^| )(?:i am in|i study in|i read in|ami|আমি) (?:class|ক্লাস) [1-5] .*(?:alone|nobody|eka|একা|keu nai|কেউ ন)/u,
  /(?:^| )i am a (?:child|kid|little (?:girl|boy))/,
].map(({ source, flags }) => new RegExp(source.normalize('NFD'), flags));

export function isChild(text: string): boolean {
  const joined = toWords(plainText(text)).join(' ');
  return YOUNG.some((pattern) => pattern.test(joined));
}

export function readDanger(text: string, reader: DangerReader): Danger | null {
  return readByRules(text, reader) ?? (isChild(text) ? 'child_alone' : null);
}
