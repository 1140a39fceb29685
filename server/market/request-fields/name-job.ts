import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn, namesIn } from '#server/ground/services/lookup-row.ts';
import type { JobRow } from './job-row.ts';

type Named = Pick<
  JobRow,
  'classId' | 'categoryId' | 'subjectIds' | 'tutoringPlaceId' | 'locationId' | 'cityId'
>;

/** Returns what is taught and where, in names. */
export const nameJob = (job: Named, lookups: Lookups, lang: Lang) => ({
  class_name: nameIn(lookups.classes, job.classId, lang),
  category_name: nameIn(lookups.categories, job.categoryId, lang),
  subjects: namesIn(lookups.subjects, job.subjectIds, lang).map((subject_name) => ({
    subject_name,
  })),
  tutoring_place: nameIn(lookups.tutoringPlaces, job.tutoringPlaceId, lang),
  location_name: nameIn(lookups.locations, job.locationId, lang),
  city_name: nameIn(lookups.cities, job.cityId, lang),
});
