/** Places: schemas, access and caching. */

import type { EndpointRules } from './endpoint.ts';
import * as lookup from './lookup.ts';
import { LOOKUP_CACHE_SECONDS } from './lookups-contract.ts';

const place = { tag: 'Places', access: 'public', cacheSeconds: LOOKUP_CACHE_SECONDS } as const;

export const placesContract = {
  searchPlaces: {
    ...place,
    summary: 'Cities and areas by name in English, Bengali or romanised spelling',
    query: lookup.placesQuery,
    answer: lookup.placesAnswer,
  },
  nearestPlace: {
    ...place,
    summary: 'The known area nearest to a position',
    query: lookup.nearestPlaceQuery,
    answer: lookup.nearestPlaceAnswer,
  },
} satisfies Record<string, EndpointRules>;
