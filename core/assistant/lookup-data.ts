/** What the assistant knows of the world: the names of things, the site's answers, what is dangerous. */
import type { GazetteerData } from '../search/gazetteer/gazetteer-data.ts';
import type { DangerTables } from './safety/read-danger.ts';

/** One answer of the site's own texts. `words` holds further ways to ask, romanised ones above all. */
export interface FaqRow {
  id: string;
  link: string;
  question: string;
  question_bn: string;
  answer: string;
  answer_bn: string;
  words?: string | undefined;
}

export interface LookupData extends GazetteerData {
  faq: readonly FaqRow[];
  danger: DangerTables;
  /** Hours of Asia/Dhaka in which a person answers. */
  support: { opens: number; closes: number };
}
