import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { Random } from './create-random.ts';
import type { DemoTexts } from './read-demo-texts.ts';

export interface DemoContext {
  random: Random;
  texts: DemoTexts;
  lookups: Lookups;
  /** Dates are the only thing that moves: the newest jobs shall look recent. */
  now: Date;
  passwordHash: string;
}

export const hoursBefore = (now: Date, hours: number) =>
  dayjs.utc(now).subtract(hours, 'hour').toDate();

/** The share of the tuition market that each great city has, by slug; the others have a few offers of their own. */
const cityWeights: Record<string, number> = {
  dhaka: 46,
  chattogram: 14,
  sylhet: 6,
  khulna: 5,
  rajshahi: 5,
  gazipur: 4,
  narayanganj: 4,
  savar: 3,
  cumilla: 3,
  mymensingh: 3,
  barishal: 2.5,
  rangpur: 2.5,
  bogura: 1,
  jashore: 1,
};

export function pickCity({ random, lookups }: DemoContext) {
  return random.pickWeighted(
    [...lookups.cities.values()].flatMap((city) => {
      const weight = cityWeights[city.slug];
      return weight === undefined ? [] : [[city, weight] as const];
    }),
  );
}

/** The upazilas around a great city have higher numbers: docs/requirements/ground/bangladesh.md, "Names of places and institutes". */
const LAST_OF_TOWN = 500;

/** The areas of the city itself. */
export const areasOfTown = ({ lookups }: DemoContext, cityId: number | null | undefined) =>
  [...lookups.locations.values()].filter(
    (area) => area.cityId === cityId && area.id % 1000 <= LAST_OF_TOWN,
  );

export const pickArea = (context: DemoContext, cityId: number) =>
  context.random.pick(areasOfTown(context, cityId));
