/**
 * The lessons with which something may be due: asked every half minute by every node, it must not read
 * all that are open. Whether something is, the rules say (advance-lessons.ts).
 */

import { and, asc, eq, gt, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import * as rules from '#core/tuition/online-lessons/lesson-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { guardianUsers, selectLessons, tutorUsers } from './find-lesson.ts';

const { status, startsAt, endsAt, requestedAt, paidToldAt } = onlineLessons;

type People = Pick<
  typeof tutorUsers | typeof guardianUsers,
  'erasedAt' | 'deactivatedAt' | 'bannedAt' | 'bannedUntil'
>;

/** The condition that a person may be gone; it also holds after bans that are over. */
const maybeGone = ({ erasedAt, deactivatedAt, bannedAt, bannedUntil }: People) =>
  or(isNotNull(erasedAt), isNotNull(deactivatedAt), isNotNull(bannedAt), isNotNull(bannedUntil));

export const findMaybeDue = (db: Db, now: Date) => {
  const hoursAgo = (hours: number) => dayjs.utc(now).subtract(hours, 'hour').toDate();
  const notPaid = or(isNull(invoices.status), ne(invoices.status, 'paid'));
  const asked = or(
    lt(requestedAt, hoursAgo(rules.ANSWER_HOURS)),
    lt(startsAt, hoursAgo(-rules.ANSWER_BEFORE_HOURS)),
  );
  const accepted = or(
    lte(endsAt, hoursAgo(rules.DISPUTE_HOURS)),
    and(eq(invoices.status, 'paid'), isNull(paidToldAt)),
    and(lt(startsAt, hoursAgo(-rules.PAY_BEFORE_HOURS)), notPaid),
  );
  const gone = and(gt(startsAt, now), or(maybeGone(tutorUsers), maybeGone(guardianUsers)));
  return selectLessons(db)
    .where(
      or(
        and(eq(status, 'requested'), or(asked, gone)),
        and(eq(status, 'accepted'), or(accepted, gone)),
      ),
    )
    .orderBy(asc(startsAt));
};
