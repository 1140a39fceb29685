/**
 * The answers a guardian has given so far: the draft of a request, and what stands for parts of it.
 * The form keeps them over a reload, so reading them back trusts nothing.
 */
import { emptyHireDraft, type HireDraftSoFar } from './hire-draft.ts';
import { REQUEST_FIELDS, type RequestField } from './request-fields.ts';

export interface HireAnswers extends HireDraftSoFar {
  /** A saved student stands for class, name, institute, age and gender. */
  student_id?: number | undefined;
  /** A saved location stands for city, area, address and point. */
  saved_location_id?: number | undefined;
  /** The age is asked for instead of the institute. */
  is_out_of_school?: boolean | undefined;
  /** The tutor of the hub this is addressed to: id for the request, tutorid to show. */
  tutor_id?: number | undefined;
  tutorid?: string | undefined;
}

const FIELDS = new Map<string, Pick<RequestField, 'kind'>>(
  Object.entries({
    ...REQUEST_FIELDS,
    student_id: { kind: 'id' },
    saved_location_id: { kind: 'id' },
    is_out_of_school: { kind: 'flag' },
    tutor_id: { kind: 'id' },
    tutorid: { kind: 'text' },
  }),
);

export const startAnswers = (prefill: HireAnswers): HireAnswers => ({
  ...emptyHireDraft,
  ...Object.fromEntries(Object.entries(prefill).filter(([, value]) => value !== undefined)),
});

function fits(value: unknown, kind: RequestField['kind'] | undefined): boolean {
  if (kind === undefined) return false;
  if (kind === 'ids') return Array.isArray(value) && value.every((id) => fits(id, 'id'));
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'text' || kind === 'time' || kind === 'date') return typeof value === 'string';
  return Number.isFinite(value);
}

/** Answers as they were kept; fields of another kind than they should be are left out. */
export const restoreAnswers = (kept: object): HireAnswers =>
  startAnswers(
    Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => fits(value, FIELDS.get(name)?.kind)),
    ),
  );
