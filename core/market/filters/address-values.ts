/** Values in an address, which a person may have edited: what makes no sense is not there. */
import { DISTANCES_KM, MAX_ID, MAX_SALARY } from '#core/ground/limits/job-constants.ts';

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

/** A position and how far around it; half a position means nothing. */
export function nearIn(params: URLSearchParams) {
  const latitude = coordinate(params, 'latitude');
  const longitude = coordinate(params, 'longitude');
  if (latitude === undefined || longitude === undefined) return {};
  const asked = wholeNumber(params.get('distance'));
  const distance = DISTANCES_KM.find((km) => km === asked);
  return { latitude, longitude, ...(distance && { distance }) };
}

/** A most that is less than the least is none. */
export function salariesIn(params: URLSearchParams) {
  const [min, max] = ['actual_salary_min', 'actual_salary_max'].map((field) => {
    const taka = wholeNumber(params.get(field));
    return taka !== undefined && taka <= MAX_SALARY ? taka : undefined;
  });
  return {
    ...(min && { actual_salary_min: min }),
    ...(max && max >= (min ?? 0) && { actual_salary_max: max }),
  };
}

/** Writes the fields in the order given, so that equal filters have equal addresses. */
export function toParams<Field extends string>(
  filter: { [F in Field]?: unknown },
  order: readonly Field[],
): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of order) {
    const value = filter[field];
    if (value !== undefined && String(value) !== '') params.set(field, String(value));
  }
  return params;
}

function coordinate(params: URLSearchParams, field: keyof typeof COORDINATE_LIMIT) {
  const text = params.get(field);
  const value = text && /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : undefined;
  return value !== undefined && Math.abs(value) <= COORDINATE_LIMIT[field] ? value : undefined;
}
