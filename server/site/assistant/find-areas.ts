/** The areas a conversation asks for: by how a name of theirs begins, or by their ids. */

import { createNameTable, findByStart } from '#core/search/gazetteer/find-by-start.ts';
import type { AssistantAreas, AssistantAreasQuery } from '#core/site/api/assistant-areas.ts';
import { onceFor } from '#server/ground/once/once-for.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { assistantLookups } from './assistant-lookups.ts';

/** Made again only when the names have been read again. */
const tableOf = onceFor((lookups: Lookups) =>
  createNameTable('area', assistantLookups(lookups).areas),
);

export const findAreas = (
  lookups: Lookups,
  { starts, ids = [] }: AssistantAreasQuery,
): AssistantAreas => findByStart(tableOf(lookups), starts, ids);
