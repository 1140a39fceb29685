/** Guardians who have lost their number and asked staff for another. */
import { randomUUID } from 'node:crypto';
import { asc, eq, ne } from 'drizzle-orm';
import { hoursBefore } from '#server/demo/demo-context.ts';
import type { Db } from '#server/ground/db/database.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';

const ASKED = [
  {
    hours: 30,
    newPhone: '+8801710000901',
    statement: 'ফোনটি বাসে হারিয়ে গেছে, অপারেটর পুরোনো নম্বর আর দেয়নি। গত মাসে মেয়ের জন্য টিউটর চেয়েছিলাম।',
  },
  {
    hours: 5,
    newPhone: '+8801910000902',
    statement: 'My SIM was stolen in the market. I asked for a tutor for my son in October.',
  },
];

export async function fillDemoNumberChanges(db: Db, demoParentId: number, now: Date) {
  const people = await db
    .select({ userId: users.id, phone: users.phoneNo })
    .from(parents)
    .innerJoin(users, eq(users.id, parents.userId))
    .where(ne(parents.id, demoParentId))
    .orderBy(asc(parents.id))
    .limit(ASKED.length);
  await db.insert(numberChanges).values(
    people.flatMap(({ userId, phone }, index) => {
      const asked = ASKED[index];
      if (asked === undefined) return [];
      const { hours, newPhone, statement } = asked;
      const askedAt = hoursBefore(now, hours);
      const told = { newPhone, newVerifiedAt: askedAt, statement, askedAt, createdAt: askedAt };
      return [
        { userId, state: 'waiting' as const, sessionId: randomUUID(), oldPhone: phone, ...told },
      ];
    }),
  );
}
