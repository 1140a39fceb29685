/** Any combination of filters against the plainest possible reading of the rules. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '#core/ground/geo/distance.ts';
import { DISTANCES_KM } from '#core/ground/limits/job-constants.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { createJobs } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';

const CITIES = [1, 2, 12];
const AREAS = [1001, 1002, 1045, 2001, 2002, 12001];
const CLASSES = [113, 114, 214, 314];
const SUBJECTS = [2, 3, 4, 27];
const SALARIES = [2000, 5000, 8000, 12_000, 20_000];

/** Deterministic spread: neighbours differ in every field. */
const seeds = Array.from({ length: 300 }, (_, index) => {
  const at = <T>(list: readonly T[], step: number): T =>
    list[(index * step + Math.floor(index / 7)) % list.length] ?? (list[0] as T);
  const locationId = at(AREAS, 5);
  const classId = at(CLASSES, 3);
  return {
    locationId,
    cityId: Math.floor(locationId / 1000),
    classId,
    categoryId: Math.floor(classId / 100),
    subjectIds: index % 3 === 0 ? [at(SUBJECTS, 1)] : [at(SUBJECTS, 1), at(SUBJECTS, 2)],
    tutorGender: (index % 3) + 1,
    tutoringPlaceId: (Math.floor(index / 3) % 3) + 1,
    actualSalary: at(SALARIES, 7),
    // Several share a moment, so that the id has to decide.
    postedAt: new Date(Date.UTC(2026, 9, 1 + Math.floor(index / 4))),
    status: index % 10 === 9 ? ('closed' as const) : ('live' as const),
  };
});

let ids: number[] = [];
const context = startTestApp(async ({ db }) => {
  ids = await createJobs(db, seeds);
});

interface Filter {
  tutor_gender?: number | undefined;
  tutoring_place_id?: number | undefined;
  category_id?: number | undefined;
  i_class?: number | undefined;
  city_id?: number | undefined;
  location_id?: number | undefined;
  subjects?: number[] | undefined;
  without_subjects?: number[] | undefined;
  salary?: readonly [number, number] | undefined;
  order?: 'newest' | 'salary' | undefined;
  near?: { latitude: number; longitude: number; distance: number } | undefined;
}

function expectedIds(filter: Filter, lookups: Lookups): number[] {
  const distanceOf = (locationId: number) => {
    const area = lookups.locations.get(locationId);
    return area && filter.near ? distanceKm(filter.near, area) : 0;
  };
  const isPartOf = (part: number, whole: number) => {
    const [one, other] = [part, whole].map((id) => lookups.locations.get(id));
    if (one === undefined || other === undefined) return false;
    return (
      one.id === other.id || (one.cityId === other.cityId && one.name.startsWith(`${other.name} `))
    );
  };
  const is = (wanted: number | undefined, own: number) => wanted === undefined || wanted === own;
  return (
    seeds
      .map((job, index) => ({ ...job, id: ids[index] ?? 0 }))
      .filter((job) => job.status === 'live')
      // A job open to any tutor suits those who search for one gender.
      .filter(
        (job) =>
          [undefined, 3, job.tutorGender].includes(filter.tutor_gender) || job.tutorGender === 3,
      )
      .filter((job) => is(filter.tutoring_place_id, job.tutoringPlaceId))
      .filter((job) => is(filter.category_id, job.categoryId) && is(filter.i_class, job.classId))
      .filter((job) => is(filter.city_id, job.cityId))
      .filter(
        (job) => filter.location_id === undefined || isPartOf(job.locationId, filter.location_id),
      )
      .filter((job) => filter.subjects?.some((id) => job.subjectIds.includes(id)) ?? true)
      .filter((job) => !filter.without_subjects?.some((id) => job.subjectIds.includes(id)))
      .filter(({ actualSalary }) => {
        const [min, max] = filter.salary ?? [0, Number.POSITIVE_INFINITY];
        const isTop = min === 8000 && max === 12_000;
        return actualSalary >= min && (isTop || actualSalary <= max);
      })
      .filter((job) => !filter.near || distanceOf(job.locationId) <= filter.near.distance)
      .sort(
        (a, b) =>
          (filter.order ? 0 : distanceOf(a.locationId) - distanceOf(b.locationId)) ||
          (filter.order === 'salary' ? b.actualSalary - a.actualSalary : 0) ||
          b.postedAt.getTime() - a.postedAt.getTime() ||
          b.id - a.id,
      )
      .map(({ id }) => id)
  );
}

function toQuery({ salary, near, subjects, without_subjects, ...rest }: Filter): string {
  const fields = {
    ...rest,
    ...near,
    subjects: subjects?.join(','),
    without_subjects: without_subjects?.join(','),
    actual_salary_min: salary?.[0],
    actual_salary_max: salary?.[1],
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const maybe = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });

const someSubjects = (maxLength: number) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...SUBJECTS), { minLength: 1, maxLength }), {
    nil: undefined,
    freq: 2,
  });

const filters: fc.Arbitrary<Filter> = fc.record({
  tutor_gender: maybe([1, 2, 3]),
  tutoring_place_id: maybe([1, 2, 3]),
  category_id: maybe([1, 2, 3]),
  i_class: maybe(CLASSES),
  city_id: maybe(CITIES),
  location_id: maybe(AREAS),
  subjects: someSubjects(3),
  without_subjects: someSubjects(2),
  salary: maybe([
    [2000, 5000],
    [5000, 8000],
    [8000, 12_000],
    [9000, 12_000],
  ] as const),
  order: maybe(['newest', 'salary'] as const),
  near: fc.option(
    fc.record({
      latitude: fc.constantFrom(23.7956, 23.81, 22.33),
      longitude: fc.constantFrom(90.3537, 90.4, 91.8),
      distance: fc.constantFrom(...DISTANCES_KM),
    }),
    { nil: undefined, freq: 2 },
  ),
});

test('every combination of filters, over all pages', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const expected = expectedIds(filter, context.services.lookupCache.current);
      const got: number[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await context.app.inject({
          url: `/api/job-board?per_page=50&page=${page}&${toQuery(filter)}`,
        });
        expect(answer.statusCode).toBe(200);
        const { data, last_page, total } = answer.json();
        expect(total).toBe(expected.length);
        got.push(...data.map(({ id }: { id: number }) => id));
        if (page >= last_page) break;
      }
      expect(got).toEqual(expected);
    }),
    { numRuns: 150, seed: 7 },
  );
});
