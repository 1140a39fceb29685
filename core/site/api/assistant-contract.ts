/** The assistant's names and answers, and people who ask to be called: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { idParams, langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { LOOKUP_CACHE_SECONDS } from '#core/ground/api/lookups-contract.ts';
import * as assistant from './assistant.ts';
import { assistantAreas, assistantAreasQuery } from './assistant-areas.ts';
import * as model from './assistant-model.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const assistantContract = {
  getAssistantLookups: {
    tag: 'Assistant',
    access: 'public',
    summary: 'Every name the assistant understands, and the questions it answers',
    cacheSeconds: LOOKUP_CACHE_SECONDS,
    query: assistant.assistantLookupsQuery,
    answer: assistant.assistantLookups,
  },
  getAssistantAreas: {
    tag: 'Assistant',
    access: 'public',
    summary: 'Areas a message may name, by how they begin, or by their ids',
    query: assistantAreasQuery,
    answer: assistantAreas,
  },
  readByModel: {
    tag: 'Assistant',
    access: 'public',
    summary: 'What a language model makes of a sentence, where one is set up',
    query: langQuery,
    body: model.modelReadingBody,
    answer: model.modelReading,
  },
  requestCall: {
    tag: 'Assistant',
    access: 'own-pages',
    summary: 'Asks to be called by staff',
    query: langQuery,
    body: assistant.callRequestBody,
    answer: assistant.callRequestAnswer,
  },
  listStaffCalls: {
    ...staffOnly,
    readsPeople: 'calls',
    summary: 'People who asked to be called',
    query: assistant.staffCallQuery,
    answer: assistant.staffCallAnswer,
  },
  finishCall: {
    ...staffOnly,
    summary: 'Somebody has been called',
    params: idParams,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
