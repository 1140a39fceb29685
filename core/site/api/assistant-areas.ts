/** Areas a conversation asks for as it needs them. */
import { z } from 'zod';
import { idList, optional } from '#core/ground/api/fields/fields.ts';
import { MOST_LETTERS } from '#core/search/gazetteer/name-starts.ts';
import { assistantArea } from './assistant.ts';

/** The most starts, and the most ids, in one request; a client that needs more sends another. */
const AT_ONCE = 200;

const starts = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(z.string().min(1).max(MOST_LETTERS)).max(AT_ONCE).default([]),
);

export const assistantAreasQuery = z.object({
  starts: starts,
  ids: optional(idList(AT_ONCE)),
});
export type AssistantAreasQuery = z.infer<typeof assistantAreasQuery>;

export const assistantAreas = z.array(assistantArea.extend({ rank: z.int() }));
export type AssistantAreas = z.infer<typeof assistantAreas>;
