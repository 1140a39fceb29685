import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Job } from '#core/market/api/job.ts';
import { hideContactIn } from '#core/people/contact-data/hide-contact.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameIn } from '#server/ground/services/lookup-row.ts';
import type { ShownJob } from './job-columns.ts';
import { presentQualifications } from './present-qualifications.ts';

interface Counters {
  totalApplication: number | null;
  jobViews: number | null;
}

interface View {
  lookups: Lookups;
  lang: Lang;
}

/**
 * Presents the place, without the right to the address, by the name and the centre of the area,
 * nothing nearer.
 */
function presentPlace(row: ShownJob<'everybody'> | ShownJob<'tutor'>, { lookups, lang }: View) {
  const area = lookups.locations.get(row.locationId);
  const areaName = nameIn(lookups.locations, row.locationId, lang) || null;
  const areaPoint = { latitude: area?.latitude ?? null, longitude: area?.longitude ?? null };
  if (!('latitude' in row))
    return {
      full_address: null,
      flat_house: null,
      road_no: null,
      area: areaName,
      ...areaPoint,
      exact_place: false,
    };
  return {
    full_address: row.fullAddress,
    flat_house: row.flatHouse,
    road_no: row.roadNo,
    area: row.area ?? areaName,
    ...(row.latitude === null ? areaPoint : { latitude: row.latitude, longitude: row.longitude }),
    exact_place: true,
  };
}

export function presentJob(
  row: ShownJob<'everybody'> | ShownJob<'tutor'>,
  counters: Counters | null,
  view: View,
): Job {
  const { lookups, lang } = view;
  const name = (table: LookupTable, id: number) => nameIn(table, id, lang);
  return {
    id: row.id,
    iclass: { id: row.classId, class_name: name(lookups.classes, row.classId) },
    tutoring_category: {
      id: row.categoryId,
      category_name: name(lookups.categories, row.categoryId),
    },
    tutoring_place: {
      id: row.tutoringPlaceId,
      tutoring_place: name(lookups.tutoringPlaces, row.tutoringPlaceId),
    },
    subjects: row.subjectIds.flatMap((id) => {
      const subject_name = name(lookups.subjects, id);
      return subject_name ? [{ id, subject_name }] : [];
    }),
    location: { id: row.locationId, location_name: name(lookups.locations, row.locationId) },
    city: { id: row.cityId, city_name: name(lookups.cities, row.cityId) },
    ...presentPlace(row, view),
    actual_salary: row.actualSalary,
    hiring_date: row.hiringDate,
    created_at: row.postedAt?.toISOString() ?? '',
    tutoring_time: row.tutoringTime?.slice(0, 5) ?? null,
    tutoring_duration: row.tutoringDuration,
    days_in_week: row.daysInWeek,
    number_of_students: row.numberOfStudents,
    student_gender: row.studentGender,
    job_duration: row.jobDuration,
    crash_program: row.crashProgram,
    status: row.status === 'live' ? 'live' : 'closed',
    ...presentQualifications(row, lookups, lang),
    tutor_requirement: hideContactIn(row.publicText ?? row.tutorRequirement),
    total_application: counters?.totalApplication ?? 0,
    job_views: counters?.jobViews ?? 0,
    applications: [],
    saved_by: [],
  };
}
