/** Mistakes that could be made tomorrow. For each, the tests that must notice. */
export interface Fault {
  /** What the product would do wrong. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  project: 'unit' | 'server on PGlite' | 'server on PostgreSQL' | 'components on React';
  /** File names that vitest runs. */
  tests: string;
}

type Place = Pick<Fault, 'project' | 'tests'>;
const unit = (tests: string): Place => ({ project: 'unit', tests });
const server = (tests: string): Place => ({ project: 'server on PostgreSQL', tests });
const component = (tests: string): Place => ({ project: 'components on React', tests });

export const faults: readonly Fault[] = [
  {
    name: 'A tutor with exactly the least profile may not apply',
    file: 'core/market/apply/check-apply.ts',
    find: 'profile_completed < MINIMUM',
    replace: 'profile_completed <= MINIMUM',
    ...unit('tests/core/market/apply/check-apply.test.ts'),
  },
  {
    name: 'A tutor of another city may apply',
    file: 'core/market/apply/check-apply.ts',
    find: 'applicant.city_id === job.city_id',
    replace: 'applicant.city_id !== null',
    ...unit('tests/core/market/apply/check-apply.test.ts'),
  },
  {
    name: 'A platform charge is rounded down',
    file: 'core/money/fees/platform-charge.ts',
    find: '(taka * percent + 50)',
    replace: '(taka * percent)',
    ...unit('tests/core/money/fees/platform-charge.test.ts'),
  },
  {
    name: 'The last day of a full refund gives half',
    file: 'core/money/fees/refund.ts',
    find: 'day <= toDay',
    replace: 'day < toDay',
    ...unit('tests/core/money/fees/refund.test.ts'),
  },
  {
    name: 'Days are counted in UTC',
    file: 'core/ground/dates/dhaka-day.ts',
    find: 'OFFSET_MS = 6 * 3_600_000',
    replace: 'OFFSET_MS = 0',
    ...unit('tests/core/money/fees/refund.test.ts'),
  },
  {
    name: 'A message wakes people at eight in the morning',
    file: 'core/notify/messages/quiet-hours.ts',
    find: "clock < '08:00'",
    replace: "clock <= '08:00'",
    ...unit('tests/core/notify/messages/message-events.test.ts'),
  },
  {
    name: 'An address of the web stays in what a tutor writes about himself',
    file: 'core/people/contact-data/hide-contact.ts',
    find: "kind === 'serial' ?",
    replace: "kind === 'serial' || kind === 'link' ?",
    ...unit('tests/core/market/hub/hub-rules.test.ts'),
  },
  {
    name: 'The board ignores the chosen city',
    file: 'server/market/job-board/board-conditions.ts',
    find: "when('cityId', (place) => eq(jobs.cityId, place)),",
    replace: '',
    ...server('tests/server/market/job-board-filters.test.ts'),
  },
  {
    name: 'The hub shows tutors without checked documents where checked ones are asked for',
    file: 'server/market/hub/hub-conditions.ts',
    find: 'filter.isChecked ?',
    replace: 'false ?',
    ...server('tests/server/market/hub-filters.test.ts'),
  },
  {
    name: 'A deactivated tutor stays in the hub',
    file: 'server/people/acceptance/is-ready.ts',
    find: 'isNull(users.deactivatedAt),',
    replace: '',
    ...server('tests/server/market/hub-listing.test.ts'),
  },
  {
    name: 'A guardian reads the request of another guardian',
    file: 'server/tuition/parent-area/get-request.ts',
    find: 'and(eq(jobOffers.id, id), eq(jobOffers.parentId, parentId))',
    replace: 'and(eq(jobOffers.id, id))',
    ...server('tests/server/tuition/parent-requests.test.ts'),
  },
  {
    name: 'A guardian changes the saved address of another guardian',
    file: 'server/tuition/parent-area/saved-list.ts',
    find: 'and(eq(table.id, id), eq(table.parentId, parentId))',
    replace: 'and(eq(table.id, id))',
    ...server('tests/server/tuition/locations.test.ts'),
  },
  {
    name: 'A private link still opens after it was withdrawn',
    file: 'server/market/compare/compare.ts',
    find: 'isNull(compareLinks.revokedAt),',
    replace: '',
    ...server('tests/server/market/compare.test.ts'),
  },
  {
    name: 'A hidden review is still read by everybody',
    file: 'server/community/reviews/list-reviews.ts',
    find: 'and(eq(reviews.tutorId, tutorId), isNull(reviews.hiddenAt))',
    replace: 'and(eq(reviews.tutorId, tutorId))',
    ...server('tests/server/community/reviews.test.ts'),
  },
  {
    name: 'A code is good for any number of tries',
    file: 'server/people/otp/check-otp.ts',
    find: ' && row.tries < tries',
    replace: '',
    ...server('tests/server/people/otp.test.ts'),
  },
  {
    name: 'A code is good for a second use',
    file: 'server/people/otp/check-otp.ts',
    find: 'row.usedAt === null && ',
    replace: '',
    ...server('tests/server/people/otp.test.ts'),
  },
  {
    name: 'A session never ends by idleness',
    file: 'server/people/session/sessions.ts',
    find: 'Math.min(expiresAt.getTime(), lastSeenAt.getTime() + IDLE_MS)',
    replace: 'expiresAt.getTime()',
    ...server('tests/server/people/sessions.test.ts'),
  },
  {
    name: 'A page of another site sends a change in the name of who is signed in',
    file: 'server/ground/request/check-origin.ts',
    find: "if (site !== 'same-origin' && site !== 'none') return false;",
    replace: '',
    ...server('tests/server/start/access-policy.test.ts'),
  },
  {
    name: 'Whoever has the code of a partner page needs no verifier',
    file: 'server/people/connect/connect-codes.ts',
    find: 'isSameText(code.challenge, challengeOf(attempt.verifier)) &&',
    replace: '',
    ...server('tests/server/people/embed-connect.test.ts'),
  },
  {
    name: 'A limit lets one more through',
    file: 'server/ground/limits/take-limits.ts',
    find: 'hits.at(-max)',
    replace: 'hits.at(-max - 1)',
    ...server('tests/server/ground/limits.test.ts'),
  },
  {
    name: 'Another request under a used key is answered with the first one',
    file: 'server/ground/request/sent-once.ts',
    find: 'stored !== null && stored !== hash',
    replace: "stored === ''",
    ...server('tests/server/ground/sent-once.test.ts'),
  },
  {
    name: 'A query that is taken back takes its connection along',
    file: 'server/ground/db/give-up-in-queue.ts',
    find: 'query.cancelled = null;',
    replace: '',
    ...server('tests/server/ground/frozen-database.test.ts'),
  },
  {
    name: 'Old streams of a browser keep its newest out',
    file: 'server/ground/services/notification-stream.ts',
    find: 'counted.length - most + 1',
    replace: '0',
    ...server('tests/server/notify/notifications.test.ts'),
  },
  {
    name: 'The export gives the tutor the words of the guardian as they are',
    file: 'server/tuition/online-lessons/words-for-side.ts',
    find: 'note: isTutor ? hideContactIn(note) : note',
    replace: 'note',
    ...server('tests/server/privacy/own-data-sides.test.ts'),
  },
  {
    name: 'Two confirmations at once erase the secret of the second factor',
    file: 'server/people/second-factor/second-factor-handlers.ts',
    find: "and(isTheirs, eq(secondFactors.pendingSecret, row?.pendingSecret ?? ''))",
    replace: 'isTheirs',
    ...server('tests/server/people/second-factor.test.ts'),
  },
  {
    name: 'Answered calls are kept for ever',
    file: 'server/site/wing.ts',
    find: 'db.delete(callRequests).where(lt(callRequests.doneAt, lastMonth))',
    replace: 'Promise.resolve()',
    ...server('tests/server/privacy/kept-how-long.test.ts'),
  },
  {
    name: 'One failure ends the whole of housekeeping',
    file: 'server/ground/errors/each-on-its-own.ts',
    find: 'failures.push(error);',
    replace: 'throw error;',
    ...server('tests/server/start/housekeeping.test.ts'),
  },
  {
    name: 'A spreadsheet runs what somebody gave as a name',
    file: 'server/staff/exports/to-csv.ts',
    find: 'RUNNABLE.test(cell) ||',
    replace: 'false ||',
    ...server('tests/server/staff/staff-exports.test.ts'),
  },
  {
    name: 'A draft is not saved while it is written',
    file: 'widgets/hire-tutor/use-saved-draft.ts',
    find: `      merge(changes);
      writeDraft(drafts, name, latest.current);`,
    replace: '      merge(changes);',
    ...component('tests/components/'),
  },
  {
    name: 'A late answer sees the form as it was when it was asked',
    file: 'ui/hooks/use-latest-callback.ts',
    find: 'latest.current = callback;',
    replace: '',
    ...component('tests/components/late-answers.test.tsx'),
  },
  {
    name: 'A request that found no network is forgotten by a reload',
    file: 'widgets/hire-tutor/use-sending.ts',
    find: "onPending(after !== 'refused')",
    replace: 'onPending(false)',
    ...component('tests/components/pending-submission.test.tsx'),
  },
];
