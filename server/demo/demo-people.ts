import type { InferInsertModel } from 'drizzle-orm';
import type { users } from '#server/ground/db/schema/people.ts';
import type { DemoTutor } from './demo-accounts.ts';
import { type DemoContext, hoursBefore, pickArea, pickCity } from './demo-context.ts';

/** Some write their name in Bengali, most in Latin letters. */
const BENGALI_NAME_SHARE = 0.35;
const DAY_HOURS = 24;

function inventName({ random, texts }: DemoContext, gender: number): string {
  const first = random.pick(gender === 1 ? texts.names.male : texts.names.female);
  const fits = (own: number) => own === 0 || first.religion_id === 0 || own === first.religion_id;
  const last = random.pick(
    texts.names.surnames.filter(
      (name) => fits(name.religion_id) && (name.gender === 3 || name.gender === gender),
    ),
  );
  return random.chance(BENGALI_NAME_SHARE)
    ? `${first.name_bn} ${last.name_bn}`
    : `${first.name} ${last.name}`;
}

function inventUser(
  context: DemoContext,
  type: 'tutor' | 'parent',
  phoneNo: string,
): InferInsertModel<typeof users> {
  const { random, now } = context;
  const gender = random.integer(1, 2);
  const age = random.integer(2, 400) * DAY_HOURS;
  // Sign-ups nobody finished are deleted after a week.
  const isVerified = random.chance(0.9) || age > 6 * DAY_HOURS;
  return {
    type,
    name: inventName(context, gender),
    gender,
    phoneNo,
    phoneNoVerifiedAt: isVerified ? hoursBefore(now, age - 1) : null,
    createdAt: hoursBefore(now, age),
    accountStatus: random.pickWeighted([
      ['green', 90],
      ['yellow', 8],
      ['red', 2],
    ] as const),
  };
}

/** `nth`: the number of the tutor, which makes phone number and tutor id. */
export function inventTutor(context: DemoContext, nth: number, city: { id: number }): DemoTutor {
  const { random } = context;
  return {
    user: inventUser(context, 'tutor', `+880171200${String(1000 + nth)}`),
    tutor: {
      tutorid: `T${2001 + nth}`,
      cityId: city.id,
      locationId: pickArea(context, city.id).id,
      expectedSalary: random.integer(3, 24) * 500,
    },
    wanted: random.chance(0.7) ? random.integer(80, 100) : random.integer(20, 79),
  };
}

export const inventTutors = (context: DemoContext, count: number): DemoTutor[] =>
  Array.from({ length: count }, (_, index) => inventTutor(context, index, pickCity(context)));

export function inventParents(context: DemoContext, count: number) {
  return Array.from({ length: count }, (_, index) =>
    inventUser(context, 'parent', `+880181200${String(1000 + index)}`),
  );
}
