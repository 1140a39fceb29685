/** The notice board of a person: what is for people like them, holds today, and they have not closed. */
import { and, desc, eq, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Notice } from '#core/community/api/notices.ts';
import { NOTICES_SHOWN, noticesFor } from '#core/community/notices/notice-words.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Db } from '#server/ground/db/database.ts';
import { inWindow } from '#server/ground/db/in-window.ts';
import { noticeDismissals, notices } from '#server/ground/db/schema/notices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';

type Reader = Pick<User, 'id' | 'type'>;

const isOnBoard = ({ type }: Reader, now: Date): SQL | undefined =>
  and(inArray(notices.audience, noticesFor(type)), inWindow(notices, 'active', dhakaDate(now)));

const isClosedBy = (db: Db, { id }: Reader) =>
  db
    .select()
    .from(noticeDismissals)
    .where(and(eq(noticeDismissals.noticeId, notices.id), eq(noticeDismissals.userId, id)));

export async function readBoard(
  { db, now }: Pick<Services, 'db' | 'now'>,
  reader: Reader,
  lang: Lang,
): Promise<Notice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(and(isOnBoard(reader, now()), notExists(isClosedBy(db, reader))))
    .orderBy(desc(notices.fromOn), desc(notices.id))
    .limit(NOTICES_SHOWN);
  return rows.map(({ id, titleEn, titleBn, textEn, textBn, fromOn }) => ({
    id,
    title: lang === 'bn' ? titleBn : titleEn,
    text: lang === 'bn' ? textBn : textEn,
    from_on: fromOn,
  }));
}

/** Twice is once. A notice of other people is not there. */
export async function dismissNotice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  reader: Reader,
  noticeId: number,
): Promise<void> {
  const isTheirs = and(
    eq(notices.id, noticeId),
    inArray(notices.audience, noticesFor(reader.type)),
  );
  if ((await db.$count(notices, isTheirs)) === 0)
    throw new ApiError('not_found', { text: 'entry_not_found' });
  await db
    .insert(noticeDismissals)
    .values({ noticeId, userId: reader.id, at: now() })
    .onConflictDoNothing();
}
