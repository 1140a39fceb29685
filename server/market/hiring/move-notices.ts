/**
 * The people who get a message about a move, and how. At `appointed` each side gets the other's name and
 * phone by message.
 */
import { eq } from 'drizzle-orm';
import { isTaken, type Stage } from '#core/market/hire/application-stages.ts';
import type { NotificationKind } from '#core/notify/messages/message-events.ts';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { Db } from '#server/ground/db/database.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import type { Notice } from '#server/notify/notifications/notify.ts';
import { guardianNotice } from './guardian-notice.ts';
import type { LockedApplication } from './lock-application.ts';
import { guardianOf } from './lock-request.ts';
import type { Move } from './move-application.ts';
import { tutorNotice } from './tutor-notice.ts';

type Charge = Pick<InvoiceRow, 'poisha' | 'dueOn'>;

const toTutor: Partial<Record<Stage, NotificationKind>> = {
  shortlisted: 'application_shortlisted',
  appointed: 'application_appointed',
  confirm: 'application_confirmed',
  closed: 'application_closed',
};
const toGuardian: Partial<Record<Stage, NotificationKind>> = {
  shortlisted: 'tutors_proposed',
  appointed: 'tutor_appointed',
  confirm: 'tutor_confirmed',
};

function guardianKind({ application, tutor }: LockedApplication, move: Move) {
  if (move.to !== 'closed') return toGuardian[move.to];
  if (move.byUserId === tutor.userId)
    return application.stage === 'shortlisted' || isTaken(application.stage)
      ? 'tutor_withdrew'
      : undefined;
  return isTaken(application.stage) ? 'tutor_moved_back' : undefined;
}

async function readContact(db: Db, job: JobRow) {
  const guardian = await guardianOf(db, job.parentId);
  const [details] = await db
    .select({ name: requestDetails.contactName })
    .from(requestDetails)
    .where(eq(requestDetails.jobOfferId, job.id));
  return { guardian_name: details?.name ?? guardian.name, phone: guardian.phoneNo };
}

/**
 * Returns the kind of notice: the side that ended it knows it and reads the second person. The
 * guardian reads what comes next.
 */
function endKind(side: OwnSide, { endedBy, isEmergency }: Move, isSearching: boolean) {
  if (endedBy === side) return 'tuition_ended_by_you';
  if (side === 'guardian' && isSearching) return 'tuition_ended_searching';
  if (isEmergency) return 'tuition_ended_in_emergency';
  return `tuition_ended_by_${endedBy ?? 'staff'}` as const;
}

/** Returns the notices of a tuition that is over: both are asked for a review. */
async function endNotices(
  db: Db,
  { job, tutor }: LockedApplication,
  move: Move,
  isSearching: boolean,
) {
  return [
    tutorNotice(job, tutor.userId, endKind('tutor', move, isSearching), {
      answer: move.answer ?? null,
      path: '/tutor/my-students',
    }),
    await guardianNotice(db, job, endKind('guardian', move, isSearching), {
      tutorName: tutor.name,
    }),
  ];
}

/** A confirmation says what it costs: its SMS may be all that the tutor reads. */
const chargeValues = ({ poisha, dueOn }: Charge) => ({ poisha, due_on: dueOn });

interface Moved {
  move: Move;
  /** Another tutor is searched for. */
  isSearching: boolean;
  /** The charge that the confirmation costs the tutor. */
  charge: Charge | undefined;
}

export async function moveNotices(
  db: Db,
  locked: LockedApplication,
  { move, isSearching, charge }: Moved,
): Promise<Notice[]> {
  if (move.endedReason === 'tuition_ended') return endNotices(db, locked, move, isSearching);
  const { job, tutor, others } = locked;
  const isHandover = move.to === 'appointed';
  const notices: Notice[] = [];
  const kind = toTutor[move.to];
  if (kind !== undefined && move.byUserId !== tutor.userId) {
    const reason = move.to === 'closed' ? (move.endedReason ?? 'ended_by_staff') : undefined;
    notices.push(
      tutorNotice(job, tutor.userId, kind, {
        ...(reason && { reason }),
        answer: move.answer ?? null,
        ...(isTaken(move.to) && { path: `/job-details/${job.id}` }),
        ...(isHandover && { sentValues: await readContact(db, job) }),
        ...(charge && { sentValues: chargeValues(charge) }),
      }),
    );
  }
  const guardian = guardianKind(locked, move);
  if (guardian !== undefined) {
    // Five proposals make five lines in the app and one message.
    const isFirst = !others.some(({ stage }) => stage === 'shortlisted' || isTaken(stage));
    const notice = await guardianNotice(db, job, guardian, {
      tutorName: tutor.name,
      appOnly: guardian === 'tutors_proposed' && !isFirst,
      ...(isHandover && { sentValues: { phone: tutor.phoneNo } }),
    });
    // Who did it knows it.
    if (notice.userId !== move.byUserId) notices.push(notice);
  }
  return notices;
}
