/**
 * The guardian of the README with students, places and requests in every state, and what became of
 * applications: moves, answers and notifications. Its own random numbers, so that the rest stays as it was.
 */

import { eq, inArray } from 'drizzle-orm';
import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { coachSalary } from '#core/money/fees/coach-salary.ts';
import { type DemoContext, hoursBefore } from '#server/demo/demo-context.ts';
import { FAMILY_PLACE, LITTLE_ONE, PUPILS } from '#server/demo/demo-family.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { fillDemoNotifications } from './demo-notifications.ts';
import { fillDemoReplacement } from './demo-replacement.ts';
import { fillDemoRequests } from './demo-requests.ts';

const SHAMIMA = '+8801811000001';
const FIRST_TUTOR = '+8801711000001';

async function userIdOf(db: Db, phone: string): Promise<number> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phoneNo, phone));
  if (user === undefined) throw new Error(`No demo user ${phone}`);
  return user.id;
}

async function insertSaved(db: Db, parentId: number, now: Date) {
  const at = hoursBefore(now, 30 * 24);
  const times = { createdAt: at, updatedAt: at };
  const year = dhaka(now).year();
  const child = { parentId, curriculumId: 1, categoryId: 1, ...times };
  await db.insert(students).values([
    ...PUPILS.map(({ born, ...pupil }) => ({
      ...child,
      ...pupil,
      dateOfBirth: `${year - born.yearsAgo}-${born.day}`,
    })),
    { ...child, ...LITTLE_ONE },
  ]);
  const place = { parentId, cityId: FAMILY_PLACE.cityId, ...times };
  await db.insert(parentLocations).values([
    {
      ...place,
      locationId: FAMILY_PLACE.locationId,
      detailAddress: 'Flat 4B, House 12/A, Road 3',
      latitude: 23.7957,
      longitude: 90.3537,
    },
    { ...place, locationId: 1002, detailAddress: 'House 7, behind the market' },
  ]);
}

const DEMO_COACH_REQUESTS = [
  { status: 'serving', hours: 6, days: 45 },
  { status: 'pending', hours: 5, days: 2 },
  { status: 'contacted', hours: 8, days: 3 },
] as const;
/** Days since the first day of the first request's coach; its months may be billed. */
const COACH_SERVES_DAYS = 40;

async function insertCoachRequests(db: Db, parentId: number, now: Date) {
  await db.insert(coachRequests).values(
    DEMO_COACH_REQUESTS.map(({ status, hours, days }, index) => ({
      parentId,
      status,
      studentName: LITTLE_ONE.name,
      studentAge: LITTLE_ONE.age,
      studentType: 'regular' as const,
      coachGender: 'female' as const,
      coachNetTime: hours,
      shift: 'morning' as const,
      coachingTime: '10:00',
      extraWork: status === 'contacted' ? ('toschool' as const) : ('homework' as const),
      levelOfExpertise: status === 'contacted' ? ('advance' as const) : ('basic' as const),
      communicationLevel: 60,
      tutoringLevel: 30,
      caringLevel: 90,
      ...FAMILY_PLACE,
      detailAddress: 'Flat 4B, House 12/A, Road 3',
      salary: coachSalary(hours).total,
      ...(status === 'serving' && {
        coachName: 'Nargis Akter',
        coachAbout:
          'Worked four years at a day-care centre in Mohammadpur. Likes to read aloud and to draw.',
        coachPhone: '+8801700000321',
        firstDay: dhaka(now).subtract(COACH_SERVES_DAYS, 'day').format(DAY),
      }),
      idempotencyKey: `00000000-0000-4000-8000-00000000000${index + 1}`,
      createdAt: hoursBefore(now, 24 * days),
      updatedAt: hoursBefore(now, 24 * days),
    })),
  );
}

/** A stage was reached step by step, and an end has its reason. */
async function insertMoves(db: Db, staffId: number) {
  await db
    .update(applications)
    .set({ endedReason: 'not_chosen' })
    .where(eq(applications.stage, 'closed'));
  const moved = await db
    .select()
    .from(applications)
    .where(
      inArray(applications.stage, ['shortlisted', 'appointed', 'confirm', 'payment', 'closed']),
    )
    .orderBy(applications.id);
  const steps = {
    pending: [],
    applied: [],
    shortlisted: ['shortlisted'],
    appointed: ['shortlisted', 'appointed'],
    confirm: ['shortlisted', 'appointed', 'confirm'],
    payment: ['shortlisted', 'appointed', 'confirm', 'payment'],
    closed: ['closed'],
  } as const;
  const rows = moved.flatMap(({ id, stage, createdAt, stageChangedAt }) => {
    const way = ['applied', ...steps[stage]] as const;
    const length = stageChangedAt.getTime() - createdAt.getTime();
    return way.slice(1).map((toStage, index) => ({
      applicationId: id,
      fromStage: way[index] ?? ('applied' as const),
      toStage,
      at: new Date(createdAt.getTime() + (length * (index + 1)) / (way.length - 1)),
      byUserId: staffId,
    }));
  });
  await insertAll(db, applicationMoves, rows);
}

export async function fillDemoHiring(
  db: Db,
  context: DemoContext,
  ids: { parentId: number; staffId: number },
): Promise<void> {
  const { now } = context;
  const guardianId = await userIdOf(db, SHAMIMA);
  const tutorUserId = await userIdOf(db, FIRST_TUTOR);
  await insertSaved(db, ids.parentId, now);
  await insertCoachRequests(db, ids.parentId, now);
  await fillDemoRequests(db, { ...ids, guardianId, now });
  await fillDemoReplacement(db, { parentId: ids.parentId, guardianId, now });
  await insertMoves(db, ids.staffId);
  await fillDemoNotifications(db, { guardianId, tutorUserId, parentId: ids.parentId });
}
