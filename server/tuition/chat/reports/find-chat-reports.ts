/** Reported messages as staff see them; of the rest of a thread only the messages around each one. */
import { asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { ChatReport, ChatReportInFull, chatReportsQuery } from '#core/tuition/api/chat.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { messageReports, tuitionMessages } from '#server/ground/db/schema/tuition-messages.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import type { MessageRow } from '../present-message.ts';
import { messageNotFound } from '../report-message.ts';
import { messagesAround } from './messages-around.ts';

const senders = alias(users, 'senders');
const reporters = alias(users, 'reporters');
const settlers = alias(users, 'settlers');

const selectReports = (db: Db) =>
  db
    .select({
      report: messageReports,
      message: tuitionMessages,
      sender: { user_id: senders.id, name: senders.name },
      by: { user_id: reporters.id, name: reporters.name },
      settledBy: { user_id: settlers.id, name: settlers.name },
      jobId: applications.jobOfferId,
    })
    .from(messageReports)
    .innerJoin(tuitionMessages, eq(tuitionMessages.id, messageReports.messageId))
    .innerJoin(applications, eq(applications.id, tuitionMessages.applicationId))
    .innerJoin(senders, eq(senders.id, tuitionMessages.senderId))
    .innerJoin(reporters, eq(reporters.id, messageReports.userId))
    .leftJoin(settlers, eq(settlers.id, messageReports.settledByUserId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectReports>>[number];

/** Staff see what was removed, too: they have to know what they decided about. */
const presentForStaff = ({ id, text, width, height, at, hiddenAt }: MessageRow) => ({
  id,
  text,
  picture: width === null || height === null ? null : { width, height },
  at: at.toISOString(),
  is_removed: hiddenAt !== null,
});

const present = ({ report, message, sender, by, settledBy, jobId }: Row): ChatReport => ({
  id: report.id,
  reason: report.reason,
  text: report.text,
  at: report.at.toISOString(),
  by,
  sender,
  request: { id: jobId, request_no: requestNo(jobId) },
  message: presentForStaff(message),
  settled: report.settledAt === null ? null : { at: report.settledAt.toISOString(), by: settledBy },
});

export async function listChatReports(db: Db, { status, page }: z.output<typeof chatReportsQuery>) {
  const conditions: Record<'waiting' | 'done', SQL> = {
    waiting: isNull(messageReports.settledAt),
    done: isNotNull(messageReports.settledAt),
  };
  const where = status && conditions[status];
  const rows = await selectReports(db)
    .where(where)
    .orderBy(status === 'waiting' ? asc(messageReports.id) : desc(messageReports.id))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const total = await db.$count(messageReports, where);
  return pageOf(page, total, rows.map(present), STAFF_PAGE_SIZE);
}

export async function getChatReport(db: Db, id: number): Promise<ChatReportInFull> {
  const [row] = await selectReports(db).where(eq(messageReports.id, id));
  if (row === undefined) throw messageNotFound();
  const around = await messagesAround(db, {
    applicationId: row.message.applicationId,
    messageId: row.message.id,
  });
  const actorOf = await readActors(
    db,
    around.map(({ senderId }) => senderId),
  );
  return {
    ...present(row),
    around: around.map((message) => ({
      ...presentForStaff(message),
      sender: actorOf(message.senderId) ?? row.sender,
    })),
  };
}
