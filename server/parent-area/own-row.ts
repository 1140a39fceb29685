import { ApiError } from '#server/errors/api-error.ts';

/** Rows of others are not there. */
export function ownRow<Row>(rows: Row[], text: 'student_not_found' | 'place_not_found'): Row {
  const [row] = rows;
  if (row === undefined) throw new ApiError('not_found', { text });
  return row;
}
