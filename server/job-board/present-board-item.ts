import type { Lang } from '#core/api/schemas/fields.ts';
import type { JobBoardItem } from '#core/api/schemas/job-board.ts';
import type { Lookups } from '#server/services/load-lookups.ts';
import { nameIn, namesIn } from '#server/services/lookup-row.ts';
import type { BoardRow } from './find-board-page.ts';

export function presentBoardItem(
  row: BoardRow,
  lookups: Lookups,
  lang: Lang,
  distanceKm: number | undefined,
): JobBoardItem {
  const className = nameIn(lookups.classes, row.classId, lang);
  const locationName = nameIn(lookups.locations, row.locationId, lang);
  return {
    id: row.id,
    class_name: className,
    iclass: { class_name: className },
    tutoring_category: { category_name: nameIn(lookups.categories, row.categoryId, lang) },
    tutoring_place: nameIn(lookups.tutoringPlaces, row.tutoringPlaceId, lang),
    tutoring_place_id: row.tutoringPlaceId,
    actual_salary: row.actualSalary,
    days_in_week: row.daysInWeek,
    subjects: namesIn(lookups.subjects, row.subjectIds, lang).map((subject_name) => ({
      subject_name,
    })),
    location: { location_name: locationName },
    location_name: locationName,
    city: { city_name: nameIn(lookups.cities, row.cityId, lang) },
    created_at: row.postedAt.toISOString(),
    tutor_gender: row.tutorGender,
    applications: [],
    saved_by: [],
    ...(distanceKm === undefined ? {} : { distance_km: Math.round(distanceKm * 10) / 10 }),
  };
}
