import type { CallOptions } from '#core/api/api-client.ts';
import type { TutorFilter } from '#core/assistant/dialogue/tutor-filter.ts';

type HubQuery = NonNullable<CallOptions<'listTutors'>['query']>;

/** The hub takes several categories, classes and areas where the board takes one. */
export function toHubQuery(filter: TutorFilter): HubQuery {
  const { category_id, i_class, location_id, tutor_gender, tutoring_place_id: _, ...same } = filter;
  return Object.fromEntries(
    Object.entries({
      ...same,
      category_id: category_id === undefined ? undefined : [category_id],
      i_class: i_class === undefined ? undefined : [i_class],
      location_id: location_id === undefined ? undefined : [location_id],
      gender: tutor_gender,
    }).filter(([, value]) => value !== undefined),
  );
}
