/** A guardian's first screen in one answer. Source: docs/requirements/dashboards/parent-area.md, "Dashboard". */
import { and, asc, desc, eq } from 'drizzle-orm';
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import { readBoard } from '#server/community/notices/read-board.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { students } from '#server/ground/db/schema/students.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentInvoice, sumUnpaid } from '#server/money/statements/list-invoices.ts';
import { listLessonsOfGuardian } from '#server/tuition/online-lessons/list-lessons.ts';
import { listRequests } from '#server/tuition/parent-area/list-requests.ts';
import { listOwnTutors } from '#server/tuition/parent-area/list-tutors.ts';
import { presentCoachRequest } from '#server/tuition/parent-area/present-coach-request.ts';
import { readNextClasses } from './read-next-classes.ts';
import { readWaiting } from './read-waiting.ts';

/** The number shown of each kind; the rest is a press away. */
const SHOWN = 3;

async function readUnpaid(services: Services, userId: number, lang: Lang) {
  const { db } = services;
  const isUnpaid = and(eq(invoices.userId, userId), eq(invoices.status, 'unpaid'));
  const rows = await db
    .select()
    .from(invoices)
    .where(isUnpaid)
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(SHOWN);
  return {
    total: await db.$count(invoices, isUnpaid),
    poisha: await sumUnpaid(db, userId),
    // What guardians pay is of no job.
    data: rows.map((invoice) =>
      presentInvoice(services, { invoice, job: null, receipts: [] }, lang),
    ),
  };
}

async function readServing(services: Services, parentId: number, lang: Lang) {
  const rows = await services.db
    .select()
    .from(coachRequests)
    .where(and(eq(coachRequests.parentId, parentId), eq(coachRequests.status, 'serving')))
    .orderBy(desc(coachRequests.id))
    .limit(SHOWN);
  return rows.map((row) => presentCoachRequest(services, row, lang));
}

export async function getDashboard(
  services: Services,
  { user, parent }: ParentCaller,
  lang: Lang,
): Promise<ParentDashboard> {
  const { db } = services;
  const [waiting, notices, requests, lessons, tutors, unpaid, coaches, studentCount, placeCount] =
    await Promise.all([
      readWaiting(services, { id: parent.id, userId: user.id }),
      readBoard(services, user, lang),
      listRequests(services, parent.id, { page: 1, lang }),
      listLessonsOfGuardian(services, parent.id, { tab: 'upcoming', page: 1, lang }),
      listOwnTutors(services, parent.id, 1, lang),
      readUnpaid(services, user.id, lang),
      readServing(services, parent.id, lang),
      db.$count(students, eq(students.parentId, parent.id)),
      db.$count(parentLocations, eq(parentLocations.parentId, parent.id)),
    ]);
  // Those who teach come first.
  const teaching = tutors.data.filter(({ ended }) => ended === null).slice(0, SHOWN);
  return {
    me: {
      name: user.name,
      email: user.email,
      phone_no: readPhoneNumber(user.phoneNo) ?? user.phoneNo,
      photo: user.photo,
      gender: user.gender,
      member_since: user.createdAt.toISOString(),
    },
    counts: {
      online_lessons: lessons.total,
      pending_payments: unpaid.total,
      students: studentCount,
      locations: placeCount,
    },
    waiting,
    next_classes: await readNextClasses(services, teaching),
    notices,
    requests: requests.data,
    request_total: requests.total,
    unpaid: unpaid.data,
    unpaid_poisha: unpaid.poisha,
    lessons: lessons.data.slice(0, SHOWN),
    tutors: teaching,
    coaches,
  };
}
