/** A page about the open jobs of a category in a city, or of a subject. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { usualSalary } from '#core/market/jobs/usual-salary.ts';
import type { JobsLanding } from '#core/site/api/landing.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameIn, namesIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { listJobs } from '#server/market/job-board/list-jobs.ts';
import { linksBeside } from './links-beside.ts';
import { mostOf } from './most-of.ts';
import { newestJobs } from './newest-jobs.ts';
import { withJobs } from './pages-there-are.ts';
import { findJobsTopic, type JobsTopic, pathOfJobs } from './topics.ts';

const SHOWN_JOBS = 12;
const SHOWN_NAMES = 5;
const SHOWN_LINKS = 12;

type Rows = Awaited<ReturnType<typeof newestJobs>>;

const filterOf = (topic: JobsTopic): JobsLanding['filter'] =>
  'subjectId' in topic
    ? { subjects: [topic.subjectId] }
    : { category_id: [topic.categoryId], city_id: topic.cityId };

type Links = Pick<JobsLanding, 'categories' | 'cities' | 'subjects'>;

/** Links to the cities and categories a subject is requested in, each named by both. */
function linksOfSubject(rows: Rows, lookups: Lookups, lang: Lang): Omit<Links, 'subjects'> {
  const links = new Map(
    rows.map((row) => {
      const path = pathOfJobs(lookups, row);
      const category = nameIn(lookups.categories, row.categoryId, lang);
      return [path, { name: `${category}, ${nameIn(lookups.cities, row.cityId, lang)}`, path }];
    }),
  );
  const paths = rows.map((row) => pathOfJobs(lookups, row));
  return {
    categories: [],
    cities: mostOf(paths, SHOWN_LINKS).flatMap((path) => links.get(path) ?? []),
  };
}

export async function readJobsLanding(
  services: Services,
  { place, topic: word }: { place: string; topic: string },
  lang: Lang,
): Promise<JobsLanding> {
  const { db, lookupCache } = services;
  const lookups = lookupCache.current;
  const topic = findJobsTopic(lookups, place, word);
  const rows = topic === undefined ? [] : await newestJobs(db, topic);
  // A page without a job is none, whether its words are known or not.
  if (topic === undefined || rows.length === 0) throw new ApiError('not_found');
  const ofSubject = 'subjectId' in topic;
  const filter = filterOf(topic);
  const [list, links] = await Promise.all([
    listJobs(services, { ...filter, page: 1, per_page: SHOWN_JOBS }, lang),
    ofSubject
      ? linksOfSubject(rows, lookups, lang)
      : linksBeside(
          lookups,
          { own: topic, find: (pairs) => withJobs(db, pairs), pathOf: pathOfJobs },
          lang,
        ),
  ]);
  const most = (ids: number[], table: LookupTable) =>
    namesIn(table, mostOf(ids, SHOWN_NAMES), lang);
  const subjectIds = rows.flatMap((row) => row.subjectIds);
  return {
    topic: ofSubject
      ? nameIn(lookups.subjects, topic.subjectId, lang)
      : nameIn(lookups.categories, topic.categoryId, lang),
    city: ofSubject ? null : nameIn(lookups.cities, topic.cityId, lang),
    total: list.total,
    total_is_minimum: list.total_is_minimum,
    usual_salary: usualSalary(rows.map(({ salary }) => salary)),
    places: ofSubject
      ? most(
          rows.map(({ cityId }) => cityId),
          lookups.cities,
        )
      : most(
          rows.map(({ locationId }) => locationId),
          lookups.locations,
        ),
    classes: most(
      rows.map(({ classId }) => classId),
      lookups.classes,
    ),
    filter,
    ...links,
    subjects: mostOf(
      subjectIds.filter((id) => !ofSubject || id !== topic.subjectId),
      SHOWN_LINKS,
    ).flatMap((subjectId) =>
      lookups.subjects.has(subjectId)
        ? [
            {
              name: nameIn(lookups.subjects, subjectId, lang),
              path: pathOfJobs(lookups, { subjectId }),
            },
          ]
        : [],
    ),
    data: list.data,
  };
}
