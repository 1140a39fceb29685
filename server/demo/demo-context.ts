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

/** The share of the tuition market that each city of the reference list has, by slug. */
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
};

export function pickCity({ random, lookups }: DemoContext) {
  return random.pickWeighted(
    [...lookups.cities.values()].map((city) => [city, cityWeights[city.slug] ?? 1] as const),
  );
}

export function pickArea({ random, lookups }: DemoContext, cityId: number) {
  return random.pick([...lookups.locations.values()].filter((area) => area.cityId === cityId));
}
