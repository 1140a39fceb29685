import { lookupsReference } from './lookups-reference.ts';
import { placesReference } from './places-reference.ts';

export const reference = [placesReference, lookupsReference];
