/** What the assistant knows of the world: the names of things, the site's answers, what is dangerous. */
import type { GazetteerData } from '../../search/gazetteer/gazetteer-data.ts';
import type { FaqRow } from '../faq/faq-index.ts';
import type { DangerTables } from '../safety/read-danger.ts';

export interface LookupData extends GazetteerData {
  faq: readonly FaqRow[];
  danger: DangerTables;
  /** Hours of Asia/Dhaka in which a person answers. */
  support: { opens: number; closes: number };
}
