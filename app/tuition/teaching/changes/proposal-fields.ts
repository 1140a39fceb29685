import type { ProposeChangeBody } from '#core/tuition/api/tuition-changes.ts';
import type { ChangeKind } from '#core/tuition/teaching/tuition-changes.ts';

/** The fields that the form of a proposal holds, whatever its kind. */
export interface ProposalFields {
  from: string;
  to: string;
  days: number;
  salary: number | undefined;
  reason: string;
}

export function toProposal(
  kind: ChangeKind,
  { from, to, days, salary = 0, ...rest }: ProposalFields,
): ProposeChangeBody {
  const reason = rest.reason.trim();
  if (kind === 'pause') return { kind, from_on: from, to_on: to, reason };
  if (kind === 'days') return { kind, from_on: from, days_in_week: days, reason };
  if (kind === 'salary') return { kind, from_on: from, salary, reason };
  return { kind, last_day: to, reason };
}
