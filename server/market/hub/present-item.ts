import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { TutorHubItem } from '#core/market/api/hub.ts';
import { ratingAverage } from '#core/market/hub/hub-score.ts';
import { toVideoId } from '#core/market/hub/video-id.ts';
import { EDUCATION_LEVEL } from '#core/people/profile/education-rules.ts';
import { firstFree } from '#core/people/profile/first-free.ts';
import { toClock } from '#core/tuition/teaching/day-clock.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameIn } from '#server/ground/services/lookup-row.ts';
import { presentChecked } from '#server/people/documents/present-checked.ts';
import { hideContactInName } from '#server/people/listing/hide-contact-in-name.ts';
import { presentCategories } from '#server/people/listing/read-offer.ts';
import type { CardTutor } from '#server/people/listing/read-tutors.ts';

function presentFirstFree({ availability, lessons }: CardTutor, now: Date) {
  const free = firstFree(availability, lessons, weekDayOf(dhakaDate(now)));
  return free && { day: free.day, starts_at: toClock(free.startMinute) };
}

export interface Presenting {
  lookups: Lookups;
  lang: Lang;
  now: Date;
}

export function presentItem(tutor: CardTutor, { lookups, lang, now }: Presenting): TutorHubItem {
  const name = <T>(table: LookupTable, id: number | null, shape: (text: string) => T): T | null =>
    id === null || !table.has(id) ? null : shape(nameIn(table, id, lang));
  return {
    id: tutor.id,
    tutorid: tutor.tutorid,
    gender: tutor.gender,
    user: { name: tutor.name, photo: tutor.photo },
    expected_salary: tutor.expectedSalary,
    educational_info: tutor.degrees
      .filter(({ educationLevelId }) => educationLevelId > EDUCATION_LEVEL.higherSecondary)
      .map((degree) => ({
        education_level_id: degree.educationLevelId,
        // Tutors may name both themselves.
        university: name(lookups.universities, degree.universityId, (text) => ({
          university_name: hideContactInName(text),
        })),
        department: name(lookups.departments, degree.departmentId, (text) => ({
          department_name: hideContactInName(text),
        })),
      })),
    location: name(lookups.locations, tutor.locationId, (location_name) => ({ location_name })),
    city: name(lookups.cities, tutor.cityId, (city_name) => ({ city_name })),
    rating: { average: ratingAverage(tutor), count: tutor.ratingCount },
    completed_tuitions: tutor.completedTuitions,
    documents_checked: presentChecked(tutor),
    ...presentCategories(tutor, lookups, lang),
    is_online: tutor.placeIds.includes(TUTORING_PLACE.online),
    has_video: toVideoId(tutor.uploadVideo) !== null,
    is_available: tutor.availability !== 0,
    first_free: presentFirstFree(tutor, now),
  };
}
