/** The people the README names; everybody else is invented by demo-people.ts. */
import type { InferInsertModel } from 'drizzle-orm';
import type { tutors, users } from '#server/ground/db/schema/people.ts';
import { type DemoContext, hoursBefore } from './demo-context.ts';

export interface DemoTutor {
  user: InferInsertModel<typeof users>;
  tutor: Omit<InferInsertModel<typeof tutors>, 'userId' | 'profileCompleted'>;
  /** The completeness of the profile that is aimed at, in percent. */
  wanted: number;
}

const DAY_HOURS = 24;

export function demoTutors({ lookups, now, passwordHash }: DemoContext): DemoTutor[] {
  const cityId = (slug: string) =>
    [...lookups.cities.values()].find((city) => city.slug === slug)?.id ?? null;
  const areaIn = (city: number | null) =>
    [...lookups.locations.values()].find((area) => area.cityId === city)?.id ?? null;
  // Before the oldest of their tuitions.
  const verifiedAt = hoursBefore(now, 419 * DAY_HOURS);
  const createdAt = hoursBefore(now, 420 * DAY_HOURS);
  const account = (
    last: number,
    name: string,
    gender: number,
    city: string,
    wanted: number,
    state: Partial<DemoTutor['user']> = {},
  ): DemoTutor => ({
    user: {
      type: 'tutor',
      name,
      gender,
      phoneNo: `+880171100000${last}`,
      email: `tutor${last}@porua.example`,
      phoneNoVerifiedAt: verifiedAt,
      emailVerifiedAt: verifiedAt,
      passwordHash,
      createdAt,
      ...state,
    },
    tutor: {
      tutorid: `T${1000 + last}`,
      cityId: cityId(city),
      locationId: areaIn(cityId(city)),
      expectedSalary: 6000,
    },
    wanted,
  });
  return [
    account(1, 'Nusrat Jahan', 2, 'dhaka', 100),
    account(2, 'Tanvir Ahmed', 1, 'dhaka', 55),
    account(3, 'Sadia Islam', 2, 'chattogram', 100),
    account(4, 'Rakib Hasan', 1, 'dhaka', 85, {
      phoneNoVerifiedAt: null,
      emailVerifiedAt: null,
      createdAt: hoursBefore(now, 2),
    }),
    account(5, 'Imran Kabir', 1, 'dhaka', 90, {
      accountStatus: 'red',
      bannedAt: hoursBefore(now, 5 * DAY_HOURS),
      accountStatusReason: 'Asked a guardian for money before the tuition was confirmed.',
      banReason: 'Asked a guardian for money before the tuition was confirmed.',
    }),
  ];
}

export function demoParent({ now, passwordHash }: DemoContext): InferInsertModel<typeof users> {
  return {
    type: 'parent',
    name: 'Shamima Rahman',
    gender: 2,
    phoneNo: '+8801811000001',
    email: 'parent1@porua.example',
    passwordHash,
    phoneNoVerifiedAt: hoursBefore(now, 120 * DAY_HOURS),
    emailVerifiedAt: hoursBefore(now, 120 * DAY_HOURS),
    createdAt: hoursBefore(now, 121 * DAY_HOURS),
  };
}

export function demoStaff({ now, passwordHash }: DemoContext): InferInsertModel<typeof users> {
  return {
    type: 'staff',
    name: 'Farhana Yasmin',
    gender: 2,
    phoneNo: '+8801911000001',
    email: 'staff1@porua.example',
    passwordHash,
    phoneNoVerifiedAt: hoursBefore(now, 90 * DAY_HOURS),
    emailVerifiedAt: hoursBefore(now, 90 * DAY_HOURS),
    createdAt: hoursBefore(now, 90 * DAY_HOURS),
  };
}
