/**
 * The stages of an application: applied → shortlisted (five a job) → appointed (one) → confirm →
 * closed. One pure answer for the board of staff, the tutor's withdrawal and the server.
 */
import { SHORTLIST_MAX } from '#core/ground/limits/hire-limits.ts';

export const stages = [
  'pending',
  'applied',
  'shortlisted',
  'appointed',
  'confirm',
  'payment',
  'closed',
] as const;
export type Stage = (typeof stages)[number];

/**
 * The columns that tabs and boards show: `pending` stands with applied and `payment` with confirm.
 */
export const stageColumns = ['applied', 'shortlisted', 'appointed', 'confirm', 'closed'] as const;
export type StageColumn = (typeof stageColumns)[number];

export function columnOf(stage: Stage): StageColumn {
  if (stage === 'pending') return 'applied';
  return stage === 'payment' ? 'confirm' : stage;
}

/** The reasons why an application is over: the answer every applicant gets. */
export const endedReasons = [
  'withdrawn',
  'not_chosen',
  'job_closed',
  'job_cancelled',
  'ended_by_staff',
  'tuition_ended',
] as const;
export type EndedReason = (typeof endedReasons)[number];

/** The side that wished for the end of a confirmed tuition, or that arranged a first lesson. */
export const tuitionSides = ['tutor', 'guardian', 'staff'] as const;
export type TuitionSide = (typeof tuitionSides)[number];

/**
 * The stages each stage may move to next. `pending` is the older word for applied; `payment`
 * follows confirm, once the charge is paid.
 */
const next: Record<Stage, readonly Stage[]> = {
  pending: ['shortlisted', 'closed'],
  applied: ['shortlisted', 'closed'],
  shortlisted: ['appointed', 'closed'],
  appointed: ['confirm', 'closed'],
  confirm: ['payment', 'closed'],
  payment: ['closed'],
  closed: [],
};

/** The job has its tutor, on trial or for good. */
export const isTaken = (stage: Stage): boolean =>
  stage === 'appointed' || stage === 'confirm' || stage === 'payment';

/** The tuition had begun: its end is the end of a tuition, not of an application. */
export const isConfirmed = (stage: Stage): boolean => stage === 'confirm' || stage === 'payment';

/** Returns whether an application still waits for an answer: these end with the job. */
export const isOpen = (stage: Stage): boolean =>
  stage === 'pending' || stage === 'applied' || stage === 'shortlisted' || stage === 'appointed';

export type MoveRefusal =
  | 'stage_not_allowed'
  | 'shortlist_full'
  | 'other_appointed'
  | 'request_not_live'
  | 'charge_unpaid';

export interface MoveCheck {
  from: Stage;
  to: Stage;
  /** Stages of the other applications to the same job. */
  others: readonly Stage[];
  jobIsLive: boolean;
  /** The platform charge is paid, or asks for nothing. */
  chargeIsPaid: boolean;
}

export function checkMove({
  from,
  to,
  others,
  jobIsLive,
  chargeIsPaid,
}: MoveCheck): MoveRefusal | null {
  if (!next[from].includes(to)) return 'stage_not_allowed';
  if (to === 'payment') return chargeIsPaid ? null : 'charge_unpaid';
  if (to === 'closed') return null;
  if (!jobIsLive) return 'request_not_live';
  const shortlisted = others.filter((stage) => stage === 'shortlisted' || isTaken(stage)).length;
  if (to === 'shortlisted' && shortlisted >= SHORTLIST_MAX) return 'shortlist_full';
  if ((to === 'appointed' || to === 'confirm') && others.some(isTaken)) return 'other_appointed';
  return null;
}

/** Going back by undoing: the places it would take again must still be free. */
export function checkUndo({ to, others }: Pick<MoveCheck, 'to' | 'others'>): MoveRefusal | null {
  if (isTaken(to) && others.some(isTaken)) return 'other_appointed';
  const shortlisted = others.filter((stage) => stage === 'shortlisted' || isTaken(stage)).length;
  return to === 'shortlisted' && shortlisted >= SHORTLIST_MAX ? 'shortlist_full' : null;
}

/**
 * A tutor cannot cancel a job after accepting it.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Stages".
 */
export const mayWithdraw = (stage: Stage): boolean => isOpen(stage) && !isTaken(stage);
