/**
 * The messages of the README's people and the others of their tuitions; the last words are unread.
 */
import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { hoursBefore } from '#server/demo/demo-context.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors } from '#server/ground/db/schema/people.ts';
import {
  messageReports,
  messageSides,
  tuitionMessages,
} from '#server/ground/db/schema/tuition-messages.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';

type Line = readonly [by: 'tutor' | 'guardian', text: string, hoursAgo: number];

/** The talks of all tuitions, in turn; each ends with words that wait to be read. */
const TALKS: readonly (readonly Line[])[] = [
  [
    ['guardian', 'আসসালামু আলাইকুম। শনিবার বিকেল ৫টায় আসতে পারবেন?', 74],
    ['tutor', 'ওয়ালাইকুম আসসালাম। জি, ৫টায় চলে আসব।', 73],
    ['guardian', 'গণিত বইয়ের তৃতীয় অধ্যায় থেকে শুরু করলে ভালো হয়।', 49],
    ['tutor', 'ঠিক আছে। আগের অধ্যায়ের অঙ্কগুলো ওকে একবার দেখে রাখতে বলবেন।', 48],
    ['tutor', 'Today we finished fractions. Homework: page 42, sums 1 to 10.', 5],
    ['guardian', 'ধন্যবাদ। কাল ওর স্কুলে পরীক্ষা, ক্লাসটা রোববার হলে চলবে?', 2],
  ],
  [
    ['tutor', 'Hello, this is the tutor. Which books does the school use for English?', 120],
    ['guardian', 'The NCTB book, and a grammar book. I will keep both on the table.', 118],
    ['tutor', 'Perfect. See you on Monday at 6:30 pm.', 117],
    ['guardian', 'She liked the first lesson very much, thank you!', 30],
    ['tutor', 'Glad to hear it. I will bring a model test next time.', 3],
  ],
];
/** A reported message of the first tuition of the README's guardian, for staff to look at. */
const REPORTED: Line = ['tutor', 'এবারের বেতনটা দুই মাস আগে বিকাশে পাঠিয়ে দিলে ভালো হতো।', 20];

interface DemoTuition {
  id: number;
  tutorId: number;
  guardianId: number;
}

/** Keys of the people's devices: the same in every fill. */
const keyOf = (tuitionId: number, index: number) =>
  createHash('sha256').update(`demo-message:${tuitionId}:${index}`).digest('hex').slice(0, 32);

interface Written {
  tuition: DemoTuition;
  line: Line;
  index: number;
}

const userOf = ({ tutorId, guardianId }: DemoTuition, by: Line[0]) =>
  by === 'tutor' ? tutorId : guardianId;

/** Ids rise with time, as they do where people write. */
const insertMessages = (db: Db, written: Written[], now: Date) =>
  db
    .insert(tuitionMessages)
    .values(
      written
        .toSorted((one, other) => other.line[2] - one.line[2])
        .map(({ tuition, line: [by, text, hoursAgo], index }) => ({
          applicationId: tuition.id,
          senderId: userOf(tuition, by),
          idempotencyKey: keyOf(tuition.id, index),
          idempotencyHash: keyOf(tuition.id, index),
          text,
          at: hoursBefore(now, hoursAgo),
        })),
    )
    .returning();
type MessageRow = Awaited<ReturnType<typeof insertMessages>>[number];

function sidesOf(
  { id: applicationId, tutorId, guardianId }: DemoTuition,
  rows: MessageRow[],
  now: Date,
) {
  const [newest, before] = rows.filter((row) => row.applicationId === applicationId).toReversed();
  if (newest === undefined || before === undefined) throw new Error('A talk needs two lines');
  return [tutorId, guardianId].map((userId) => {
    const side = { userId, applicationId, newestId: newest.id, changes: 1 };
    return userId === newest.senderId
      ? { ...side, lastReadId: newest.id }
      : { ...side, lastReadId: before.id, unread: 1, unreadSince: newest.at, nudgedAt: now };
  });
}

export async function fillDemoMessages(
  db: Db,
  { tutorIds, parentId }: { tutorIds: number[]; parentId: number },
  now: Date,
): Promise<void> {
  const running = await db
    .select({
      id: applications.id,
      tutorId: tutors.userId,
      guardianId: parents.userId,
      parentId: parents.id,
    })
    .from(applications)
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .where(and(isTakenNow, or(inArray(tutors.id, tutorIds), eq(parents.id, parentId))))
    .orderBy(asc(applications.id));
  const first = running.find((tuition) => tuition.parentId === parentId);
  const written = running.flatMap((tuition, place): Written[] => {
    const talk = TALKS[place % TALKS.length] ?? [];
    const lines = tuition === first ? [...talk, REPORTED] : talk;
    return lines.map((line, index) => ({ tuition, line, index }));
  });
  if (written.length === 0) return;
  const rows = await insertMessages(db, written, now);
  await insertAll(
    db,
    messageSides,
    running.flatMap((tuition) => sidesOf(tuition, rows, now)),
  );
  const reported = rows.find(({ text }) => text === REPORTED[1]);
  if (first === undefined || reported === undefined) return;
  await db.insert(messageReports).values({
    messageId: reported.id,
    userId: first.guardianId,
    reason: 'fraud',
    text: 'এমন কোনো কথা হয়নি।',
    at: hoursBefore(now, 4),
  });
}
