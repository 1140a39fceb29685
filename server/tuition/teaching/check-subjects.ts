import { ApiError } from '#server/ground/errors/api-error.ts';
import type { LockedTuition } from './lock-own-tuition.ts';

/** Only subjects of the tuition may be chosen, and at least one if the tuition names any. */
export function checkSubjects({ job }: Pick<LockedTuition, 'job'>, ids: readonly number[]): void {
  if (ids.length === 0 && job.subjectIds.length > 0)
    throw new ApiError('invalid_input', { fields: { subject_ids: { key: 'required' } } });
  if (!ids.every((id) => job.subjectIds.includes(id)))
    throw new ApiError('invalid_input', { fields: { subject_ids: { key: 'invalid' } } });
}
