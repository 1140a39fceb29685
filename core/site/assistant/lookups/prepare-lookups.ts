/** Everything a reply needs, prepared once: indexing the names is most of the work. */

import type { Steps } from '#core/ground/steps.ts';
import { type Gazetteer, prepareGazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { createFaqIndex, type FaqIndex } from '../faq/faq-index.ts';
import { type DangerReader, prepareDanger } from '../safety/read-danger.ts';
import { prepareTroubles, type TroubleReader } from '../troubles/read-trouble.ts';
import type { LookupData } from './lookup-data.ts';

export interface Lookups extends Gazetteer {
  faq: FaqIndex;
  danger: DangerReader;
  troubles: TroubleReader;
  support: LookupData['support'];
}

export function* prepareLookups(data: LookupData): Steps<Lookups> {
  const gazetteer = yield* prepareGazetteer(data);
  return {
    ...gazetteer,
    faq: yield* createFaqIndex(data.faq, gazetteer.lexicon),
    danger: prepareDanger(data.danger),
    troubles: prepareTroubles(data.troubles),
    support: data.support,
  };
}
