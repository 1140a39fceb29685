import type { LookupItem, TaughtClass } from '#core/ground/api/lookup.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { ENGLISH_MEDIUM_BOARDS } from '#core/people/profile/education-rules.ts';
import type { Handlers, PublicReads } from '#server/ground/request/call.ts';
import { DEFAULT_LANG } from '#server/ground/request/default-lang.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupRow, type LookupTable, nameOf } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkIds } from './check-ids.ts';
import { listCities } from './list-cities.ts';
import { listLookup } from './list-lookup.ts';
import { searchLookup } from './search-lookup.ts';

interface Asked {
  lang?: Lang | undefined;
}

const isOf = (wanted: number | undefined, own: number) => wanted === undefined || wanted === own;

function classesOf({ categories, classes }: Lookups, categoryId: number | undefined) {
  checkIds([{ field: 'tutoring_category_id', table: categories, ids: [categoryId] }]);
  return [...classes.values()].filter((row) => isOf(categoryId, row.categoryId));
}

function subjectsOf(
  { classes, subjects, subjectIdsOfClass }: Lookups,
  classId: number | undefined,
) {
  checkIds([{ field: 'i_class_id', table: classes, ids: [classId] }]);
  if (classId === undefined) return [...subjects.values()];
  return (subjectIdsOfClass.get(classId) ?? []).flatMap((id) => subjects.get(id) ?? []);
}

/**
 * The rows a name leaves, the best first, those of one name in their own order; all of
 * them without one.
 */
function named<Row extends LookupRow>(rows: Row[], table: LookupTable, q: string | undefined) {
  if (!q) return rows;
  const found = searchLookup(table, q);
  return [...new Set(found.map(({ name }) => name))].flatMap((name) =>
    rows.filter((row) => row.name === name && found.some(({ id }) => id === row.id)),
  );
}

/** Category after category: within each the classes have their order. */
const byCategory = <Row extends { categoryId: number }>(rows: Iterable<Row>) =>
  [...rows].sort((one, other) => one.categoryId - other.categoryId);

function taughtClasses({ classes, subjectIdsOfClass }: Lookups, lang: Lang): TaughtClass[] {
  return byCategory(classes.values()).map((row) => ({
    id: row.id,
    text: nameOf(row, lang),
    category_id: row.categoryId,
    subject_ids: subjectIdsOfClass.get(row.id) ?? [],
  }));
}

function locationsOf({ cities, locations }: Lookups, cityId: number) {
  checkIds([{ field: 'city_id', table: cities, ids: [cityId] }]);
  return [...locations.values()].filter((row) => row.cityId === cityId);
}

function examTitlesOf({ educationLevels, examTitles }: Lookups, levelId: number | undefined) {
  checkIds([{ field: 'education_level_id', table: educationLevels, ids: [levelId] }]);
  return [...examTitles.values()].filter((row) => isOf(levelId, row.educationLevelId));
}

function certificatesOf({ certificateTypes }: Lookups, audience: string | undefined) {
  return [...certificateTypes.values()].filter(
    (row) => audience === undefined || row.audience === audience,
  );
}

const englishMediumBoards = ({ boards }: Lookups) =>
  ENGLISH_MEDIUM_BOARDS.flatMap((id) => boards.get(id) ?? []);

const answer = (rows: LookupRow[], { lang }: Asked): LookupItem[] =>
  listLookup(rows, lang ?? DEFAULT_LANG);

export function createLookupReads({ lookupCache: cache }: Services) {
  const list =
    (rowsOf: (lookups: Lookups) => ReadonlyMap<number, LookupRow>) =>
    ({ query }: { query: Asked }) =>
      listLookup(rowsOf(cache.current).values(), query.lang ?? DEFAULT_LANG);
  return {
    listCategories: list((lookups) => lookups.categories),
    listClasses: ({ query }) => {
      const classes = classesOf(cache.current, query.tutoring_category_id);
      const { q } = query;
      return answer(q ? named(byCategory(classes), cache.current.classes, q) : classes, query);
    },
    listTaughtClasses: ({ query }) => taughtClasses(cache.current, query.lang ?? DEFAULT_LANG),
    listSubjects: ({ query }) => {
      const subjects = subjectsOf(cache.current, query.i_class_id);
      return answer(named(subjects, cache.current.subjects, query.q), query);
    },
    listCities: ({ query }) => listCities(cache.current, query.lang ?? DEFAULT_LANG),
    listLocations: ({ query }) => answer(locationsOf(cache.current, query.city_id), query),
    listTutoringStyles: list((lookups) => lookups.tutoringStyles),
    listTutoringPlaces: list((lookups) => lookups.tutoringPlaces),
    listEducationLevels: list((lookups) => lookups.educationLevels),
    listExamTitles: ({ query }) =>
      answer(examTitlesOf(cache.current, query.education_level_id), query),
    listGroups: list((lookups) => lookups.studyGroups),
    listCurricula: list((lookups) => lookups.curricula),
    listBoards: list((lookups) => lookups.boards),
    listUniversityTypes: list((lookups) => lookups.universityTypes),
    listUniversities: ({ query }) =>
      answer(searchLookup(cache.current.universities, query.q), query).map((item) => ({
        ...item,
        university_type_id: cache.current.universities.get(item.id)?.universityTypeId ?? null,
      })),
    listDepartments: ({ query }) => answer(searchLookup(cache.current.departments, query.q), query),
    listReligions: list((lookups) => lookups.religions),
    listCertificateTypes: ({ query }) => answer(certificatesOf(cache.current, query.type), query),
    listSchools: ({ query }) => answer(searchLookup(cache.current.schools, query.q), query),
    listCurriculumDependencies: ({ query }) => answer(englishMediumBoards(cache.current), query),
  } satisfies Partial<PublicReads>;
}

/** A POST form may carry `lang` in the body, like its other fields, or in the query. */
const posted = (query: Asked, body: Asked): Asked => ({ lang: query.lang ?? body.lang });

export function createLookupHandlers({ lookupCache: cache }: Services) {
  return {
    selectClasses: ({ query, body }) =>
      answer(classesOf(cache.current, body.tutoring_category_id), posted(query, body)),
    selectSubjects: ({ query, body }) =>
      answer(subjectsOf(cache.current, body.i_class_id), posted(query, body)),
    selectLocations: ({ query, body }) =>
      answer(locationsOf(cache.current, body.city_id), posted(query, body)),
    selectExamTitles: ({ query, body }) =>
      answer(examTitlesOf(cache.current, body.education_level_id), posted(query, body)),
    selectCertificateTypes: ({ query, body }) =>
      answer(certificatesOf(cache.current, body.type), posted(query, body)),
  } satisfies Partial<Handlers>;
}
