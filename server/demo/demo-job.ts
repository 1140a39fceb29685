import type { InferInsertModel } from 'drizzle-orm';
import type { RequestStatus } from '#core/market/hire/request-status.ts';
import type { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { ALL_SUBJECTS } from '#server/ground/lookups/with-all-subjects.ts';
import { type DemoContext, hoursBefore, pickArea, pickCity } from './demo-context.ts';
import { factsOfJob } from './demo-job-facts.ts';
import { type Level, levelOf } from './demo-level.ts';
import { inventSalary } from './demo-salary.ts';
import { fitting } from './fitting.ts';

export type NewJob = InferInsertModel<typeof jobOffers>;

const categoryWeights: Record<number, number> = { 1: 46, 2: 14, 3: 20, 4: 5, 5: 5, 6: 3 };
const requirementLevel: Record<Level, string> = {
  pre: 'primary',
  primary: 'primary',
  junior: 'secondary',
  secondary: 'secondary',
  higher: 'higher',
  other: 'skill',
};
const curriculumOf: Record<number, number> = { 1: 1, 2: 2, 3: 5, 4: 3 };
/** A family takes one religion book; picking at random would mix them. */
const OTHER_FAITH = /Hindu|Buddhist|Christian/;
/** The degrees of about half a kilometre: a house within its area. */
const AREA_SPREAD_DEGREES = 0.005;

function inventClass({ random, lookups }: DemoContext) {
  const category = random.pickWeighted(
    [...lookups.categories.keys()].map((id) => [id, categoryWeights[id] ?? 1.2] as const),
  );
  return random.pick([...lookups.classes.values()].filter((row) => row.categoryId === category));
}

function inventSubjects({ random, texts, lookups }: DemoContext, classId: number, level: Level) {
  const known = lookups.subjectIdsOfClass.get(classId) ?? [];
  const takesAll = known.includes(ALL_SUBJECTS) && (level === 'pre' || level === 'primary');
  if (takesAll && random.chance(0.6)) return [ALL_SUBJECTS];
  const nameOf = (id: number) => lookups.subjects.get(id)?.name ?? '';
  const fit = known.filter((id) => id !== ALL_SUBJECTS && !OTHER_FAITH.test(nameOf(id)));
  // From class 9 on pupils are in one group: science, business or humanities.
  const group = new RegExp(random.pick(texts.studies).subjects);
  const ofGroup = fit.filter((id) => group.test(nameOf(id)));
  const hasGroups = level === 'secondary' || level === 'higher';
  const single = hasGroups && ofGroup.length > 0 ? ofGroup : fit;
  return random.sample(
    single.length > 0 ? single : known,
    random.integer(1, level === 'other' ? 1 : 4),
  );
}

function inventAddress(
  context: DemoContext,
  area: { name: string; latitude: number; longitude: number },
) {
  const { random, texts } = context;
  const nudge = () => (random.next() - 0.5) * 2 * AREA_SPREAD_DEGREES;
  const house = random.integer(1, 99);
  const road = random.integer(1, 28);
  return {
    fullAddress: `${random.pick(texts.streets.landmarks).name}, ${area.name}`,
    flatHouse: `Flat ${random.integer(1, 9)}${random.pick(['A', 'B', 'C', 'D'])}, House ${house}${random.chance(0.2) ? '/A' : ''}`,
    roadNo: `${random.pick(texts.streets.road_words).name} ${road}`,
    area: area.name,
    latitude: area.latitude + nudge(),
    longitude: area.longitude + nudge(),
  };
}

/** Invents what some guardians require of a tutor's own education; most require nothing. */
function inventWishes({ random, lookups }: DemoContext) {
  const sometimes = <T>(share: number, make: () => T) => (random.chance(share) ? make() : null);
  const ids = (table: ReadonlyMap<number, unknown>) => [...table.keys()];
  return {
    universityTypeId: sometimes(0.15, () => random.integer(1, 5)),
    universityIds:
      sometimes(0.2, () => random.sample(ids(lookups.universities).slice(0, 20), 2)) ?? [],
    departmentIds: sometimes(0.15, () => random.sample(ids(lookups.departments), 2)) ?? [],
    schoolIds: sometimes(0.06, () => random.sample(ids(lookups.schools).slice(0, 10), 1)) ?? [],
    groupId: sometimes(0.2, () => random.integer(1, 3)),
    currentYear: sometimes(0.08, () => random.integer(1, 4)),
    educationLevelId: sometimes(0.2, () => random.pick([7, 9])),
    tutorReligionId: sometimes(0.06, () => random.integer(1, 2)),
  };
}

/** Invents what a guardian writes: it agrees with everything else the job says. */
function inventRequirement({ random, texts, lookups }: DemoContext, level: Level, job: NewJob) {
  if (random.chance(0.15)) return null;
  const special: Record<number, string> = { 5: 'religious', 6: 'admission' };
  const wanted = special[job.categoryId] ?? requirementLevel[level];
  const ofLevel = texts.requirements.filter(
    (row) => row.levels.includes(wanted) || row.levels.includes('any'),
  );
  return random.pick(fitting(ofLevel, factsOfJob(lookups, job))).text;
}

function inventTerms({ random }: DemoContext, level: Level) {
  const jobDuration = random.pickWeighted([
    [0, 80],
    [1, 6],
    [2, 6],
    [3, 4],
    [6, 4],
  ] as const);
  return {
    tutorGender: random.pickWeighted([
      [1, 28],
      [2, 34],
      [3, 38],
    ] as const),
    studentGender: random.pickWeighted([
      [1, 46],
      [2, 46],
      [3, 8],
    ] as const),
    numberOfStudents: random.chance(0.85) ? 1 : random.integer(2, 4),
    tutoringTime: random.chance(0.9)
      ? `${random.integer(15, 20)}:${random.pick(['00', '30'])}`
      : null,
    tutoringDuration: random.pick(
      level === 'pre' || level === 'primary' ? [1, 1, 1.5] : [1, 1.5, 2],
    ),
    jobDuration,
    crashProgram: jobDuration > 0 && random.chance(0.25),
  };
}

/** The facts of a request whose family is known. */
export interface KnownFacts {
  classId: number;
  locationId: number;
  studentGender: number;
}

interface PlannedJob {
  parentId: number;
  status: RequestStatus;
  ageHours: number;
  known?: KnownFacts;
  /** The city, where one is wanted. */
  cityId?: number;
}

function mustGet<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`Not in the reference list: ${id}`);
  return row;
}

function placeOf(context: DemoContext, { known, cityId }: PlannedJob) {
  if (known === undefined) {
    const city = cityId === undefined ? pickCity(context) : mustGet(context.lookups.cities, cityId);
    return { city, area: pickArea(context, city.id) };
  }
  const { locations, cities } = context.lookups;
  const area = mustGet(locations, known.locationId);
  return { city: mustGet(cities, area.cityId), area };
}

export function inventJob(context: DemoContext, planned: PlannedJob): NewJob {
  const { parentId, status, ageHours, known } = planned;
  const { random, lookups, now } = context;
  const { id: classId, categoryId } = known
    ? mustGet(lookups.classes, known.classId)
    : inventClass(context);
  const level = levelOf({ id: classId, categoryId });
  const { city, area } = placeOf(context, planned);
  const daysInWeek = random.pickWeighted([
    [2, 8],
    [3, 42],
    [4, 28],
    [5, 15],
    [6, 7],
  ] as const);
  const tutoringPlaceId = random.pickWeighted([
    [1, 7],
    [2, 78],
    [3, 15],
  ] as const);
  const isOnline = lookups.tutoringPlaces.has(tutoringPlaceId) && tutoringPlaceId === 3;
  const salary = inventSalary(random, {
    level,
    categoryId,
    citySlug: city.slug,
    areaName: area.name,
    tutoringPlaceId,
    daysInWeek,
  });
  const wasPosted = status === 'live' || status === 'closed';
  const job: NewJob = {
    parentId,
    status,
    createdAt: hoursBefore(now, ageHours + random.integer(1, 20)),
    postedAt: wasPosted ? hoursBefore(now, ageHours) : null,
    categoryId,
    classId,
    subjectIds: inventSubjects(context, classId, level),
    cityId: city.id,
    locationId: area.id,
    tutoringPlaceId,
    daysInWeek,
    actualSalary: salary,
    wishedSalary: salary,
    ...inventTerms(context, level),
    ...(known && { studentGender: known.studentGender, numberOfStudents: 1 }),
    ...(isOnline ? {} : inventAddress(context, area)),
    ...inventWishes(context),
    curriculumId: curriculumOf[categoryId] ?? null,
    hiringDate: hoursBefore(now, ageHours - random.integer(48, 360))
      .toISOString()
      .slice(0, 10),
  };
  return { ...job, tutorRequirement: inventRequirement(context, level, job) };
}
