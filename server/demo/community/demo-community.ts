/**
 * Invents what tutors and guardians wrote for each other, with its own random numbers, so that the
 * rest stays as it was.
 */
import { createHash } from 'node:crypto';
import { asc, eq, isNull } from 'drizzle-orm';
import { findHoldReasons } from '#core/community/posts/find-hold-reasons.ts';
import { createRandom } from '#server/demo/create-random.ts';
import { type DemoContext, hoursBefore } from '#server/demo/demo-context.ts';
import type { Db } from '#server/ground/db/database.ts';
import { insertAll } from '#server/ground/db/insert-all.ts';
import { communityLikes, communityReports } from '#server/ground/db/schema/community-answers.ts';
import { communityComments } from '#server/ground/db/schema/community-comments.ts';
import { communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';

const SEED = 20_261_124;
const HOURS_BETWEEN = 9;
const MOST_LIKES = 14;
const NEAR_EVERY = 3;
/** The text of a post for the desk of staff: this one is held by its text, another was reported. */
const HELD = 'Anybody who needs a maths tutor for class 10 can mail me at maths.tutor@example.com';

interface Writer {
  userId: number;
  locationId: number | null;
}

async function readTutors(db: Db): Promise<Writer[]> {
  return db
    .select({ userId: tutors.userId, locationId: tutors.locationId })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(isNull(users.bannedAt))
    .orderBy(asc(tutors.id));
}

async function readGuardians(db: Db): Promise<Writer[]> {
  return db
    .selectDistinctOn([parents.id], {
      userId: parents.userId,
      locationId: jobOffers.locationId,
    })
    .from(parents)
    .innerJoin(jobOffers, eq(jobOffers.parentId, parents.id))
    .orderBy(asc(parents.id), asc(jobOffers.id));
}

/** A key of the form, which the same text always has. */
function sentAs(text: string) {
  const hash = createHash('sha256').update(text).digest('hex');
  const key = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  return { idempotencyKey: key, idempotencyHash: hash };
}

const stateOf = (text: string) => {
  const heldFor = findHoldReasons(text, []);
  return { heldFor, state: heldFor.length > 0 ? ('held' as const) : ('shown' as const) };
};

export async function fillDemoCommunity(db: Db, { texts, now }: DemoContext): Promise<void> {
  const random = createRandom(SEED);
  const writers = { tutor: await readTutors(db), guardian: await readGuardians(db) };
  const everybody = [...writers.tutor, ...writers.guardian];
  // Neighbours of those the README names, so that their own community is not empty.
  const areas = new Set([writers.tutor[0]?.locationId, writers.guardian[0]?.locationId]);
  const near = {
    tutor: writers.tutor.filter(({ locationId }) => areas.has(locationId)),
    guardian: writers.guardian.filter(({ locationId }) => areas.has(locationId)),
  };
  const pickWriter = (by: 'tutor' | 'guardian', isNear: boolean) =>
    random.pick(isNear && near[by].length > 0 ? near[by] : writers[by]);
  const planned = [
    ...texts.community,
    { by: 'tutor' as const, text: HELD, comments: [] },
  ].toReversed();
  const last = planned.length - 1;
  for (const [at, { by, text, comments }] of planned.entries()) {
    const hours = (last - at) * HOURS_BETWEEN + 2 + random.next() * 5;
    const [post] = await db
      .insert(communityPosts)
      .values({
        ...pickWriter(by, at % NEAR_EVERY === 0),
        text,
        ...stateOf(text),
        createdAt: hoursBefore(now, hours),
        ...sentAs(text),
      })
      .returning({ id: communityPosts.id, state: communityPosts.state });
    if (post === undefined) throw new Error('A demo post was not inserted');
    if (post.state === 'held') continue;
    await insertAll(
      db,
      communityComments,
      comments.map((comment, n) => ({
        postId: post.id,
        userId: random.pick(writers[comment.by]).userId,
        text: comment.text,
        ...stateOf(comment.text),
        createdAt: hoursBefore(now, hours * (0.8 - n * 0.2)),
        ...sentAs(comment.text),
      })),
    );
    const fans = new Set(
      Array.from({ length: Math.floor(random.next() * MOST_LIKES) }, () => random.pick(everybody)),
    );
    await insertAll(
      db,
      communityLikes,
      [...fans].map(({ userId }) => ({ postId: post.id, userId, at: hoursBefore(now, hours / 2) })),
    );
    if (at === last)
      await db.insert(communityReports).values({
        postId: post.id,
        userId: random.pick(writers.tutor).userId,
        reason: 'other',
        text: 'This was asked last week already.',
        at: hoursBefore(now, 1),
      });
  }
}
