import type { TutorHubItem } from '#core/market/api/hub.ts';

type Placed = Pick<TutorHubItem, 'location' | 'city'>;

/** Area and city, as far as they are known; never more exact. */
export const placeOf = ({ location, city }: Placed): string =>
  [location?.location_name, city?.city_name].filter(Boolean).join(', ');

const BACHELOR = 9;

/**
 * University and department of the bachelor level, else of the highest one.
 * Source: docs/requirements/market/tutor-hub.md, "List".
 */
export function studyOf({ educational_info: all }: Pick<TutorHubItem, 'educational_info'>) {
  const entry = all.find(({ education_level_id: level }) => level === BACHELOR) ?? all[0];
  return {
    university: entry?.university?.university_name,
    department: entry?.department?.department_name,
  };
}
