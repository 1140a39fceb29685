/**
 * Reads what waits for the tutor, the most urgent kinds first.
 * Source: docs/requirements/dashboards/tutor-area.md, "Dashboard".
 */
import { and, asc, count, eq, gt, min } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import type { TutorWaiting } from '#core/people/api/tutor-waiting.ts';
import {
  readChanges,
  readUnreadThreads,
  readUnsigned,
} from '#server/dashboards/parent-dashboard/waiting-tuitions.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { countAskedPending } from '#server/market/hiring/asked-requests.ts';
import { sumUnpaid } from '#server/money/statements/list-invoices.ts';
import { readAnsweredDemos } from '#server/tuition/teaching/demo-class/read-answered-demos.ts';
import { readLessonsToday } from './read-lessons-today.ts';
import { readDisputed, readTaken } from './waiting-tuitions.ts';

const readRequested = ({ db, now }: Services, tutorId: number) =>
  db
    .select({ id: onlineLessons.id, startsAt: onlineLessons.startsAt })
    .from(onlineLessons)
    .where(
      and(
        eq(onlineLessons.tutorId, tutorId),
        eq(onlineLessons.status, 'requested'),
        gt(onlineLessons.startsAt, now()),
      ),
    )
    .orderBy(asc(onlineLessons.startsAt));

async function readUnpaid({ db }: Services, userId: number): Promise<TutorWaiting[]> {
  const [unpaid] = await db
    .select({ all: count(), dueOn: min(invoices.dueOn) })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.status, 'unpaid')));
  if (!unpaid?.dueOn) return [];
  const poisha = await sumUnpaid(db, userId);
  return [{ kind: 'invoices', count: unpaid.all, poisha, due_on: unpaid.dueOn }];
}

export async function readTutorWaiting(
  services: Services,
  { user, tutor }: TutorCaller,
  lang: Lang,
): Promise<TutorWaiting[]> {
  const { db, lookupCache } = services;
  const now = services.now();
  const tuitions = await readTaken(db, tutor.id);
  const ids = tuitions.map(({ id }) => id);
  const confirmed = tuitions.filter(({ stage }) => isConfirmed(stage)).map(({ id }) => id);
  const appointed = tuitions.filter(({ stage }) => stage === 'appointed');
  const [today, requested, asked, threads, answered, changes, disputed, unsigned, unpaid] =
    await Promise.all([
      readLessonsToday(db, { confirmed, appointed }, now),
      readRequested(services, tutor.id),
      countAskedPending(db, tutor.id),
      readUnreadThreads(db, user.id),
      readAnsweredDemos(
        db,
        appointed.map(({ id }) => id),
        'tutor',
      ),
      readChanges(db, confirmed, 'tutor', now),
      readDisputed(db, ids, now),
      readUnsigned(db, confirmed, 'tutor'),
      readUnpaid(services, user.id),
    ]);
  const classes = new Map(
    tuitions.map(({ id, classId }) => [id, nameIn(lookupCache.current.classes, classId, lang)]),
  );
  const of = (id: number) => ({ id, class_name: classes.get(id) ?? '' });
  const toMeet = appointed.filter(({ lessonAt }) => lessonAt === null);
  const demos = appointed.filter(
    ({ id, lessonAt }) => lessonAt !== null && lessonAt <= now && !answered.has(id),
  );
  return [
    ...today.map(
      ({ id, at }): TutorWaiting => ({ kind: 'today', ...of(id), at: at.toISOString() }),
    ),
    ...requested.map(
      ({ id, startsAt }): TutorWaiting => ({
        kind: 'online_lesson',
        id,
        starts_at: startsAt.toISOString(),
      }),
    ),
    ...(asked > 0 ? [{ kind: 'asked' as const, count: asked }] : []),
    ...threads.map(
      (thread): TutorWaiting => ({ kind: 'messages', ...of(thread.id), count: thread.count }),
    ),
    ...toMeet.map(({ id }): TutorWaiting => ({ kind: 'meet', ...of(id) })),
    ...demos.map(({ id }): TutorWaiting => ({ kind: 'demo', ...of(id) })),
    ...changes.map(
      ({ id, answerBy, ...row }): TutorWaiting => ({
        kind: 'changes',
        ...of(id),
        count: row.count,
        answer_by: answerBy,
      }),
    ),
    ...disputed.map(
      ({ id, ...row }): TutorWaiting => ({ kind: 'disputed', ...of(id), count: row.count }),
    ),
    ...unsigned.map((id): TutorWaiting => ({ kind: 'letter', ...of(id) })),
    ...unpaid,
  ];
}
