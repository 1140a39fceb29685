/**
 * The hire form with what was searched for filled in: a guardian who finds no tutor in the hub asks for one.
 * Source: docs/requirements/market/tutor-hub.md, "Filter".
 */
import { MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import { toParams } from '#core/market/filters/address-values.ts';
import type { SearchMeaning } from '#core/market/hub/read-search.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { HubQuery } from './resolve-filter.ts';

const FIELDS = [
  'category_id',
  'class_id',
  'subject_ids',
  'city_id',
  'location_id',
  'tutoring_place_id',
  'tutor_gender',
  'salary',
] as const;

/** Leaves the choice among several to the guardian. */
const onlyOne = (ids: readonly number[]) => (ids.length === 1 ? ids[0] : undefined);

/** Returns the query of the form; empty where nothing was searched for that it has a field for. */
export function askForOne(query: HubQuery, meaning: SearchMeaning, lookups: Lookups): string {
  const [chosen] = [...(query.category_id ?? []), ...meaning.category];
  const classes = [...(query.i_class ?? []), ...meaning.class];
  const categoryOf = (id: number | undefined) => lookups.classes.get(id ?? 0)?.categoryId;
  // Without a word about the medium, a class is that of the first category, Bangla medium.
  const inOrder = [...classes].sort((a, b) => (categoryOf(a) ?? 0) - (categoryOf(b) ?? 0));
  const classId = inOrder.find((id) => chosen === undefined || categoryOf(id) === chosen);
  const cityOf = (id: number) => lookups.locations.get(id)?.cityId ?? 0;
  // Of areas with one name that of the first city, Dhaka, is the one most people mean.
  const [area] = query.location_id ?? [...meaning.location].sort((a, b) => cityOf(a) - cityOf(b));
  const named = onlyOne(meaning.city) ?? lookups.locations.get(area ?? 0)?.cityId;
  const city = query.city_id ?? named;
  const taught = lookups.subjectIdsOfClass.get(classId ?? 0) ?? [];
  const subjects = [...(query.subjects ?? []), ...meaning.subject]
    .filter((id) => taught.includes(id))
    .slice(0, MAX_SUBJECTS);
  const fields = {
    category_id: chosen ?? categoryOf(classId),
    class_id: classId,
    subject_ids: subjects,
    city_id: city,
    location_id: lookups.locations.get(area ?? 0)?.cityId === city ? area : undefined,
    tutoring_place_id: onlyOne(meaning.place),
    tutor_gender: query.gender ?? meaning.gender[0],
    salary: query.actual_salary_max ?? meaning.salary.max,
  };
  return toParams(fields, FIELDS).toString();
}
