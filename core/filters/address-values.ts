/** Values in an address, which a person may have edited: what makes no sense is not there. */
import { MAX_ID } from '../jobs/job-constants.ts';

const COORDINATE_LIMIT = { latitude: 90, longitude: 180 } as const;

export function wholeNumber(text: string | null): number | undefined {
  const value = text && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value > 0 && value <= MAX_ID ? value : undefined;
}

/** `1,2,3`, each once; undefined when none of them is an id. */
export function idsIn(text: string | null, most: number): number[] | undefined {
  const ids = (text ?? '')
    .split(',')
    .map(wholeNumber)
    .filter((id) => id !== undefined);
  return ids.length > 0 ? [...new Set(ids)].slice(0, most) : undefined;
}

/** Half a position means nothing. */
export function positionIn(params: URLSearchParams) {
  const latitude = coordinate(params, 'latitude');
  const longitude = coordinate(params, 'longitude');
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function coordinate(params: URLSearchParams, field: keyof typeof COORDINATE_LIMIT) {
  const text = params.get(field);
  const value = text && /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : undefined;
  return value !== undefined && Math.abs(value) <= COORDINATE_LIMIT[field] ? value : undefined;
}
