/**
 * The data the assistant has of the world: the names of things, the site's answers, what is
 * dangerous or wrong.
 */
import type { GazetteerData } from '#core/search/gazetteer/gazetteer-data.ts';
import type { FaqRow } from '../faq/faq-index.ts';
import type { WordTables } from '../safety/word-rules.ts';

export interface LookupData extends GazetteerData {
  faq: readonly FaqRow[];
  danger: WordTables;
  troubles: WordTables;
  /** Hours of Asia/Dhaka in which a person answers. */
  support: { opens: number; closes: number };
}
