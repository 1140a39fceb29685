/** Faults of what is done by itself: repeated work, cleaning, retention, the end of an account. */
import { type Fault, server } from './fault.ts';

const housekeepingFaults: readonly Fault[] = [
  {
    name: 'Work of housekeeping begins again while it is under way',
    file: 'server/start/housekeeping.ts',
    find: 'if (isBusy) return;',
    replace: '',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
  {
    name: 'Work of housekeeping is done once and never again',
    file: 'server/start/housekeeping.ts',
    find: '          isBusy = false;\n',
    replace: '',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
  {
    name: 'The server ends in the middle of its housekeeping',
    file: 'server/start/housekeeping.ts',
    find: 'await Promise.all(running);',
    replace: '',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
  {
    name: 'Of two steps that fail the log names none',
    file: 'server/start/housekeeping.ts',
    find: 'else if (error instanceof AggregateError) for (const one of error.errors) fail(one, name);',
    replace: '',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
  {
    name: 'A step of cleaning fails without its name',
    file: 'server/start/clean-up.ts',
    find: 'throw new StepFailed(name, { cause: error });',
    replace: 'throw error;',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
  {
    name: 'No invoice is reminded of by itself',
    file: 'server/money/wing.ts',
    find: '  { work: sendReminders, everyMs: EVERY.tenMinutes },\n',
    replace: '',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
  {
    name: 'A request stays off the board after the ban of its guardian',
    file: 'server/market/wing.ts',
    find: '  showAfterBans: () => showAfterBans(services),\n',
    replace: '',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
  {
    name: 'Codes and sessions are never cleaned away',
    file: 'server/start/wings.ts',
    find: '  ...people.cleaningSteps(services, at),\n',
    replace: '',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
];

const sweepingFaults: readonly Fault[] = [
  {
    name: 'Codes are gone while they still hold',
    file: 'server/people/wing.ts',
    find: 'lt(otpCodes.createdAt, yesterday)',
    replace: 'lt(otpCodes.createdAt, at)',
    ...server('tests/server/privacy/retention.test.ts'),
  },
  {
    name: 'Sessions that were ended are kept until they would have run out',
    file: 'server/people/wing.ts',
    find: '            and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, yesterday)),\n',
    replace: '',
    ...server('tests/server/privacy/retention.test.ts'),
  },
  {
    name: 'Messages that could not be sent are never deleted',
    file: 'server/notify/messages/outbox.ts',
    find: '.where(or(lt(outboxMessages.sentAt, before), lt(outboxMessages.failedAt, before)))',
    replace: '.where(lt(outboxMessages.sentAt, before))',
    ...server('tests/server/privacy/retention.test.ts'),
  },
  {
    name: 'A post loses its pictures after a day',
    file: 'server/community/posts/post-pictures.ts',
    find: 'and(isNull(communityPictures.postId), lt(communityPictures.createdAt, before))',
    replace: 'lt(communityPictures.createdAt, before)',
    ...server('tests/server/community/community-posts.test.ts'),
  },
  {
    name: 'A picture that is being saved is taken for a lost one',
    file: 'server/ground/photos/delete-lost-photos.ts',
    find: "dayjs.utc(now()).subtract(1, 'day').toDate()",
    replace: 'now()',
    ...server('tests/server/ground/uploads.test.ts'),
  },
  {
    name: 'A device keeps its place after its session has ended',
    file: 'server/notify/push/push-devices.ts',
    find: 'and(eq(sessions.id, pushDevices.sessionId), isLive(now()))',
    replace: 'eq(sessions.id, pushDevices.sessionId)',
    ...server('tests/server/notify/push.test.ts'),
  },
];

const retentionFaults: readonly Fault[] = [
  {
    name: 'The audit log is never deleted',
    file: 'server/ground/audit/delete-old-entries.ts',
    find: '  await db.delete(auditLog).where(lt(auditLog.at, deletedBefore(now)));\n',
    replace: '',
    ...server('tests/server/privacy/privacy.test.ts'),
  },
  {
    name: 'Notifications are gone after a month',
    file: 'server/notify/wing.ts',
    find: 'NOTIFICATIONS_DAYS = 365',
    replace: 'NOTIFICATIONS_DAYS = 30',
    ...server('tests/server/privacy/retention.test.ts'),
  },
  {
    name: 'Alarms are never deleted',
    file: 'server/ground/wing.ts',
    find: 'ALARMS_DAYS = 365',
    replace: 'ALARMS_DAYS = 36_500',
    ...server('tests/server/privacy/retention.test.ts'),
  },
  {
    name: 'The last place of a tutor is kept for years',
    file: 'server/people/wing.ts',
    find: 'POSITION_DAYS = 30',
    replace: 'POSITION_DAYS = 3000',
    ...server('tests/server/people/tutor-settings.test.ts'),
  },
];

const leavingFaults: readonly Fault[] = [
  {
    name: 'An account is erased a week after it was asked for',
    file: 'server/people/account/deletion-grace.ts',
    find: 'GRACE_DAYS = 14',
    replace: 'GRACE_DAYS = 7',
    ...server('tests/server/privacy/privacy.test.ts'),
  },
  {
    name: 'Whoever is banned deletes the account and signs up anew',
    file: 'server/people/account/deletion-grace.ts',
    find: 'if (bannedAt === null) return new Date(soonest);',
    replace: 'return new Date(soonest);',
    ...server('tests/server/privacy/privacy.test.ts'),
  },
  {
    name: 'Money of somebody who leaves belongs to nobody',
    file: 'server/privacy/erase-account.ts',
    find: '    if (mayWait(user, now) && (await balanceOf(db, userId)) > 0) return [];\n',
    replace: '',
    ...server('tests/server/acts/account-acts.test.ts'),
  },
  {
    name: 'Pictures of an erased account stay where they are',
    file: 'server/privacy/erase-account.ts',
    find: '  for (const [area, name] of pictures) await removeUnused(services, area, name);\n',
    replace: '',
    ...server('tests/server/privacy/privacy.test.ts'),
  },
  {
    name: 'Stars of a guardian who has left still count',
    file: 'server/privacy/erase-account.ts',
    find: 'owner.tutorId === null ? reviewed : [owner.tutorId]',
    replace: 'owner.tutorId === null ? [] : [owner.tutorId]',
    ...server('tests/server/privacy/privacy.test.ts'),
  },
  {
    name: 'The name of a child stays in a request whose guardian has left',
    file: 'server/market/personal-data.ts',
    find: '      ...emptied(requestDetails),\n',
    replace: '',
    ...server('tests/server/privacy/privacy.test.ts'),
  },
  {
    name: 'Messages keep the words of somebody who has left',
    file: 'server/tuition/personal-data/tuition-words.ts',
    find: 'erased: { text: NO_NAME, file: null,',
    replace: 'erased: { file: null,',
    ...server('tests/server/tuition/chat.test.ts'),
  },
  {
    name: 'The phone of somebody who has left is taken for ever',
    file: 'server/people/personal-data/account.ts',
    find: '      phoneNo: noPhone(userId),\n',
    replace: '',
    ...server('tests/server/privacy/privacy.test.ts'),
  },
];

export const cleaningFaults: readonly Fault[] = [
  ...housekeepingFaults,
  ...sweepingFaults,
  ...retentionFaults,
  ...leavingFaults,
];
