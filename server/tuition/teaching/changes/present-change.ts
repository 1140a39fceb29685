import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import type { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';

export type ChangeRow = typeof tuitionChanges.$inferSelect;

export const presentChange = (row: ChangeRow): TuitionChange => ({
  id: row.id,
  kind: row.kind,
  by: row.bySide,
  created_at: row.createdAt.toISOString(),
  reason: row.reason,
  from_on: row.fromOn,
  to_on: row.toOn,
  days_in_week: row.daysInWeek,
  salary: row.salary,
  answer_by: row.answerBy,
  state: row.state,
  settled_at: row.settledAt?.toISOString() ?? null,
  answer: row.answer,
  ended_on: row.endedOn,
  is_emergency: row.isEmergency,
  guardian_wish: row.guardianWish,
});
