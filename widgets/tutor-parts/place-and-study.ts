import type { TutorHubItem } from '#core/api/schemas/hub.ts';

type Placed = Pick<TutorHubItem, 'location' | 'city'>;

/** Area and city, as far as they are known; never more exact. */
export const placeOf = ({ location, city }: Placed): string =>
  [location?.location_name, city?.city_name].filter(Boolean).join(', ');

const BACHELOR = 9;

/** University and department of level 9, as spec §2.7 has it on the card; else of the highest one. */
export function studyOf({ educational_info: all }: Pick<TutorHubItem, 'educational_info'>) {
  const entry = all.find(({ education_level_id: level }) => level === BACHELOR) ?? all[0];
  return {
    university: entry?.university?.university_name,
    department: entry?.department?.department_name,
  };
}
