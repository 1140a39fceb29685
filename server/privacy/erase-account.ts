/** The end of an account: what is personal is deleted, what papers of others need names nobody. */

import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Owner } from '#server/ground/personal-data/personal-table.ts';
import { removeUnused } from '#server/ground/photos/photo-in-use.ts';
import { photoAreas, pictureColumns } from '#server/ground/photos/picture-columns.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { PhotoArea } from '#server/ground/services/photo-store.ts';
import type { Services } from '#server/ground/services/services.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { deletedAt, graceStart, mayWait } from '#server/people/account/deletion-grace.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { endOpenBusiness } from './end-open-business.ts';
import { readOwner } from './owner.ts';
import { personalTables } from './personal-tables.ts';

/** Nobody asked by a request of their own: the clock did. */
const BY_CLOCK = { ip: '127.0.0.1', userAgent: 'housekeeping', requestId: 'erase' };

type Picture = [PhotoArea, string];

async function readPictures(db: Db, owner: Owner): Promise<Picture[]> {
  const found: Picture[] = [];
  for (const area of photoAreas) {
    const column = pictureColumns[area];
    const personal = personalTables.find(({ table }) => table === column.table);
    if (!personal) throw new Error(`No table of personal data has the pictures of ${area}`);
    const own = personal.of(db, owner);
    if (own === null) continue;
    const rows = await db
      .select({ file: sql<string>`${column}` })
      .from(column.table)
      .where(and(own, isNotNull(column)));
    for (const { file } of rows) found.push([area, file]);
  }
  return found;
}

async function readReviewed(db: Db, { parentId }: Owner): Promise<number[]> {
  if (parentId === null) return [];
  const rows = await db
    .select({ id: reviews.tutorId })
    .from(reviews)
    .where(eq(reviews.parentId, parentId));
  return rows.map(({ id }) => id);
}

async function eraseRows(db: Db, owner: Owner) {
  for (const { table, of, erased } of personalTables) {
    const where = of(db, owner);
    if (where === null || erased === 'keep') continue;
    if (erased === 'delete') await db.delete(table).where(where);
    else
      await db
        .update(table)
        .set(typeof erased === 'function' ? erased(owner) : erased)
        .where(where);
  }
}

/** Someone who signed up and never verified the phone only keeps its owner from it. */
const UNVERIFIED_DAYS = 7;

const mayBeDue = (now: Date) =>
  and(
    isNull(users.erasedAt),
    ne(users.type, 'staff'),
    or(
      lte(users.deletionAskedAt, graceStart(now)),
      and(
        isNull(users.phoneNoVerifiedAt),
        lte(users.createdAt, dayjs.utc(now).subtract(UNVERIFIED_DAYS, 'day').toDate()),
      ),
    ),
  );

const isDue = (user: User, now: Date) =>
  user.deletionAskedAt === null || deletedAt(user.deletionAskedAt, user) <= now;

async function eraseAccount(services: Services, userId: number): Promise<void> {
  const now = services.now();
  const pictures = await services.db.transaction(async (db) => {
    // Undone in this very moment: then it stays.
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), mayBeDue(now)))
      .for('update');
    if (user === undefined || !isDue(user, now)) return [];
    if (mayWait(user, now) && (await balanceOf(db, userId)) > 0) return [];
    await endOpenBusiness({ ...services, db }, user, BY_CLOCK);
    const owner = await readOwner(db, userId);
    const found = await readPictures(db, owner);
    const reviewed = await readReviewed(db, owner);
    await eraseRows(db, owner);
    const gone = { deactivatedAt: now, erasedAt: now };
    await db.update(users).set(gone).where(eq(users.id, userId));
    // Of the tutors whose reviews went, too: their ratings are counted again.
    const touched = owner.tutorId === null ? reviewed : [owner.tutorId];
    await refreshListings(db, touched, now);
    await writeAudit({ ...services, db }, BY_CLOCK, {
      action: 'account_erased',
      outcome: 'ok',
      userId,
    });
    return found;
  });
  for (const [area, name] of pictures) await removeUnused(services, area, name);
}

/** Deletions that are due, and sign-ups nobody finished. */
export async function eraseDueAccounts(services: Services): Promise<void> {
  const now = services.now();
  const found = await services.db.select().from(users).where(mayBeDue(now));
  const due = found.filter((user) => isDue(user, now));
  await eachOnItsOwn(due, ({ id }) => eraseAccount(services, id));
}
