/** Invents what a tutor offers: classes that follow each other, their subjects, areas nearby. */
import { findNearby } from '#core/ground/geo/find-nearby.ts';
import type { DemoTutor } from './demo-accounts.ts';
import { areasOfTown, type DemoContext } from './demo-context.ts';
import { categoriesOf, type Medium } from './demo-education.ts';
import type { Study } from './read-demo-texts.ts';

const OTHER_FAITH = /Hindu|Buddhist|Christian/;
const NEARBY_KM = 6;

const uniqueIds = (ids: number[]) => [...new Set(ids)];

function inventClasses({ random, lookups }: DemoContext, categoryId: number): number[] {
  const all = [...lookups.classes.values()].filter((row) => row.categoryId === categoryId);
  const first = random.integer(0, Math.max(0, all.length - 5));
  return all.slice(first, first + random.integer(3, 6)).map(({ id }) => id);
}

/** Invents the subjects: those the study is good for; for small children all. */
function inventSubjects(
  { random, lookups }: DemoContext,
  classIds: number[],
  study: Study,
): number[] {
  const isOwn = new RegExp(study.subjects);
  const taught = uniqueIds(classIds.flatMap((id) => lookups.subjectIdsOfClass.get(id) ?? []));
  const nameOf = (id: number) => lookups.subjects.get(id)?.name ?? '';
  const plain = taught.filter((id) => !OTHER_FAITH.test(nameOf(id)));
  const own = plain.filter((id) => isOwn.test(nameOf(id)));
  return random.sample(own.length > 1 ? own : plain, random.integer(2, 6));
}

function inventAreas(context: DemoContext, { cityId, locationId }: DemoTutor['tutor']) {
  const { random, lookups } = context;
  const home = lookups.locations.get(locationId ?? 0);
  if (home === undefined) return [];
  const near = findNearby(areasOfTown(context, cityId), home, NEARBY_KM).slice(1, 9);
  return [home.id, ...random.sample(near, random.integer(2, 5)).map(({ place }) => place.id)];
}

/** A few hours on most days; every slot is one bit (core/people/profile/availability.ts). */
const inventAvailability = ({ random }: DemoContext) =>
  Array.from({ length: 28 }, (_, bit) => (random.chance(0.3) ? 1 << bit : 0)).reduce(
    (all, bit) => all | bit,
    1 << 3,
  );

/** Open films of the Blender Foundation: freely shown, and nobody's lesson. */
const VIDEOS = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/eRsGyueVLvQ'];

/** One tutor in five, by number: no random number, which would change the rest. */
function inventVideo({ tutorid }: DemoTutor['tutor']): string | null {
  const number = Number(tutorid.slice(1));
  return number % 5 === 1 ? (VIDEOS[number % VIDEOS.length] ?? null) : null;
}

export function inventOffer(
  context: DemoContext,
  tutor: DemoTutor['tutor'],
  { medium, study }: { medium: Medium; study: Study },
) {
  const { random } = context;
  const categoryIds = random.sample(categoriesOf(medium), random.integer(1, 2));
  const classIds = categoryIds.flatMap((id) => inventClasses(context, id));
  const isOnline = random.chance(0.4);
  return {
    preferredLocationIds: inventAreas(context, tutor),
    categoryIds,
    classIds,
    subjectIds: inventSubjects(context, classIds, study),
    styleIds: uniqueIds([1, ...random.sample([2, 3, 5], random.integer(0, 2))]),
    // Who teaches many classes teaches some of them together.
    placeIds: [...(classIds.length > 4 ? [1] : []), 2, ...(isOnline ? [3] : [])],
    uploadVideo: inventVideo(tutor),
    onlineSalary: isOnline ? random.integer(3, 12) * 50 : null,
    availability: inventAvailability(context),
  };
}
