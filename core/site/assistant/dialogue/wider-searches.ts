import type { HubFilter } from '#core/market/filters/hub-filter.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { widenings } from './choices.ts';
import type { Choice } from './message.ts';
import { slotsAfter } from './slots-after.ts';
import { type AssistantState, slotsOf } from './state.ts';
import { toJobFilter } from './to-job-filter.ts';
import { toTutorFilter } from './to-tutor-filter.ts';

/** A way to widen an empty list, with what its count is asked by. */
export interface WiderSearch {
  choice: Choice;
  jobs?: JobFilter;
  tutors?: HubFilter;
}

export const widerSearches = (
  state: AssistantState,
  list: 'jobs' | 'tutors',
  lookups: Lookups,
): WiderSearch[] =>
  widenings(slotsOf(state), lookups).map((choice) => {
    const slots = slotsAfter(state, choice.action, lookups);
    return list === 'jobs'
      ? { choice, jobs: toJobFilter(slots, lookups) }
      : { choice, tutors: toTutorFilter(slots, lookups) };
  });
