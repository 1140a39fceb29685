import { z } from 'zod';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { MAX_ID, MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import { cleanText } from '#core/ground/text/find-text-fault.ts';
import { letters } from './letters.ts';

/** Some clients send '' or null for a filter that is not set: docs/requirements/ground/api.md, "Paths". */
export const emptyToMissing = (value: unknown) =>
  value === '' || value === null ? undefined : value;
/** The same of a text field: spaces alone say nothing either. */
export const blankToMissing = (value: unknown) =>
  emptyToMissing(typeof value === 'string' && value.trim() === '' ? '' : value);

/**
 * Query strings and HTML selects carry numbers as text, people write them in the digits of their
 * language; anything else keeps its type and fails.
 */
const numeric = (value: unknown) => {
  const given = emptyToMissing(value);
  if (typeof given !== 'string') return given;
  const number = toLatinDigits(given).trim();
  return /^-?\d{1,12}(\.\d{1,12})?$/.test(number) ? Number(number) : given;
};

export const id = z.preprocess(numeric, z.int().min(1).max(MAX_ID));
/** Path parameters of an endpoint whose address ends with the id of a row. */
export const idParams = z.object({ id });
export const optionalId = z.preprocess(numeric, z.int().min(1).max(MAX_ID).optional());
export const optionalInteger = (min: number, max: number) =>
  z.preprocess(numeric, z.int().min(min).max(max).optional());
export const optionalNumber = (min: number, max: number) =>
  z.preprocess(numeric, z.number().min(min).max(max).optional());
export const requiredInteger = (min: number, max: number) =>
  z.preprocess(numeric, z.int().min(min).max(max));
export const integerOr = (fallback: number, min: number, max: number) =>
  z.preprocess(numeric, z.int().min(min).max(max).default(fallback));

/** Returns the schema of a coordinate from a device, which is never empty. */
export const coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit);

const toList = (value: unknown) => {
  const given = emptyToMissing(value);
  if (typeof given === 'string') return given.split(',');
  if (typeof given === 'number') return [given];
  return given;
};

/** `1,2`, `['1','2']` or `[1,2]`. */
export const idList = (max: number) => z.preprocess(toList, z.array(id).max(max));
export const atLeastOneId = (max: number) =>
  idList(max).refine((ids) => ids.length > 0, { params: { code: 'required' } });
export const optionalIdList = z.preprocess(toList, z.array(id).max(MAX_SUBJECTS).optional());

/** `HH:mm`, as the job shows it. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const optionalWords = (max: number) =>
  z.preprocess(
    blankToMissing,
    z.string().transform(cleanText).superRefine(letters(0, max)).optional(),
  );

/** The form numbers its requests by this key: however often it arrives, it is one request. */
export const idempotencyKey = z.uuid();
const isSiteId = (value: unknown) =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(value);
/** The partner's page the form stood on. Its mistakes are not the guardian's: such a site is none. */
export const site = z.preprocess(
  (value) => (isSiteId(value) ? value : undefined),
  z.string().optional(),
);

export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(emptyToMissing, schema.optional());
export const nullableText = z.string().nullable();
export const nullableInteger = z.int().nullable();

/** The error is put on the field the caller has to change; `code` is a key of locales/errors. */
export const fail = (
  context: z.core.$RefinementCtx,
  field: string,
  code: string,
  values: Record<string, unknown> = {},
) => context.addIssue({ code: 'custom', path: [field], params: { code, ...values } });

/** Half of a point is none. */
export function checkPoint(
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
  context: z.core.$RefinementCtx,
) {
  if (latitude !== undefined && longitude === undefined)
    fail(context, 'longitude', 'required_with_latitude');
  if (longitude !== undefined && latitude === undefined)
    fail(context, 'latitude', 'required_with_longitude');
}

export const lang = z.enum(LANGS);
export const langQuery = z.object({ lang: lang.optional() });
