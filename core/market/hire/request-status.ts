/**
 * The statuses a request may go to, and who may change them. The server's one table, also for what
 * a screen offers.
 */
export const requestStatuses = [
  'pending',
  'returned',
  'live',
  'appointed',
  'closed',
  'cancelled',
  'rejected',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Live, but off the board while its guardian is banned: `hidden` in the database. */
export type StoredStatus = RequestStatus | 'hidden';

export type RequestAct =
  | 'edit'
  | 'cancel'
  | 'approve'
  | 'return'
  | 'reject'
  | 'close'
  | 'reopen'
  | 'replace'
  | 'search_again'
  | 'settle'
  | 'hide'
  | 'show'
  | 'appoint'
  | 'reappoint'
  | 'release';

interface Rule {
  by: 'guardian' | 'staff' | 'system';
  from: readonly StoredStatus[];
  to: StoredStatus;
  needsReason: boolean;
}

/**
 * The statuses of requests on the board, and of those that were there and are still read by their
 * address.
 */
export const publicStatuses = ['live', 'appointed', 'closed'] as const satisfies StoredStatus[];
export const isPublic = (status: StoredStatus): boolean =>
  publicStatuses.some((one) => one === status);

/** Tutors are looked for, or one is on trial: staff work on it. */
export const underWay: readonly StoredStatus[] = ['live', 'hidden', 'appointed'];
export const isUnderWay = (status: StoredStatus): boolean => underWay.includes(status);

const rules: Record<RequestAct, Rule> = {
  edit: { by: 'guardian', from: ['pending', 'returned'], to: 'pending', needsReason: false },
  cancel: {
    by: 'guardian',
    from: ['pending', 'returned', ...underWay],
    to: 'cancelled',
    needsReason: true,
  },
  approve: { by: 'staff', from: ['pending'], to: 'live', needsReason: false },
  return: { by: 'staff', from: ['pending'], to: 'returned', needsReason: true },
  reject: { by: 'staff', from: ['pending', 'returned'], to: 'rejected', needsReason: true },
  close: { by: 'staff', from: underWay, to: 'closed', needsReason: true },
  reopen: { by: 'staff', from: ['closed'], to: 'live', needsReason: false },
  /** Another tutor for the same request. */
  replace: { by: 'guardian', from: ['closed'], to: 'live', needsReason: true },
  /** The tuition has ended: once more with the same facts. */
  search_again: { by: 'guardian', from: ['closed'], to: 'live', needsReason: false },
  /** The tutor stays after all. */
  settle: { by: 'guardian', from: underWay, to: 'closed', needsReason: false },
  hide: { by: 'system', from: ['live'], to: 'hidden', needsReason: false },
  show: { by: 'system', from: ['hidden'], to: 'live', needsReason: false },
  /** The tutor is on trial and nobody else can get the job: it leaves the board. */
  appoint: { by: 'staff', from: ['live', 'hidden'], to: 'appointed', needsReason: false },
  /** A confirmation is undone: its tutor is on trial as before. */
  reappoint: { by: 'system', from: ['closed'], to: 'appointed', needsReason: false },
  /** The trial is over without a confirmation. */
  release: { by: 'system', from: ['appointed'], to: 'live', needsReason: false },
};

export const ruleOf = (act: RequestAct): Rule => rules[act];

/** The status after the act, or null when the request is not in a state for it. */
export function nextStatus(status: StoredStatus, act: RequestAct): StoredStatus | null {
  const { from, to } = rules[act];
  return from.includes(status) ? to : null;
}

export const mayDo = (status: StoredStatus, act: RequestAct): boolean =>
  nextStatus(status, act) !== null;

/** Returns the status everybody reads: being hidden is said beside the status. */
export const shownStatus = (status: StoredStatus): RequestStatus =>
  status === 'hidden' ? 'live' : status;
