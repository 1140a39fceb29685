import type { Lang } from '#core/ground/i18n/lang.ts';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import type { BoardRow } from './find-board-page.ts';

export function presentBoardItem(
  row: BoardRow,
  lookups: Lookups,
  lang: Lang,
  distanceKm: number | undefined,
): JobBoardItem {
  const { category_name, city_name, ...names } = nameJob(row, lookups, lang);
  return {
    id: row.id,
    ...names,
    iclass: { class_name: names.class_name },
    tutoring_category: { category_name },
    tutoring_place_id: row.tutoringPlaceId,
    actual_salary: row.actualSalary,
    days_in_week: row.daysInWeek,
    location: { location_name: names.location_name },
    city: { city_name },
    created_at: row.postedAt.toISOString(),
    tutor_gender: row.tutorGender,
    applications: [],
    saved_by: [],
    ...(distanceKm === undefined ? {} : { distance_km: Math.round(distanceKm * 10) / 10 }),
  };
}
