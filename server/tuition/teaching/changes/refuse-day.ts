/** Days of a change that are out of bounds, as problems of their fields. */
import {
  checkLastDay,
  type DayFault,
  NOTICE_MAX_DAYS,
} from '#core/tuition/teaching/tuition-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

export const refuseDay = (
  field: string,
  fault: DayFault | 'pause_overlaps' | null,
  days: number,
) => {
  if (fault !== null)
    throw new ApiError('invalid_input', { fields: { [field]: { key: fault, values: { days } } } });
};

/** Throws if a last day is out of bounds, of a notice or of a tutor's wish to leave. */
export const refuseLastDay = (lastDay: string, today: string) =>
  refuseDay('last_day', checkLastDay(lastDay, today), NOTICE_MAX_DAYS);
