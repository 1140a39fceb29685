/** The fields of a request for a tutor as they are sent and as they are answered, by their table. */
import { z } from 'zod';
import {
  fail,
  id,
  idList,
  integerOr,
  optional,
  optionalId,
  optionalInteger,
  optionalNumber,
  requiredInteger,
  timeOfDay,
} from '#core/ground/api/fields/fields.ts';
import { MAX_SALARY } from '#core/ground/limits/job-constants.ts';
import { cleanText } from '#core/ground/text/find-text-fault.ts';
import { checkHireDraft } from '#core/market/hire/hire-draft.ts';
import {
  type RequestField,
  type RequestFieldName,
  requestField,
  requestFieldsWhere,
} from '#core/market/hire/request-fields.ts';
import type {
  FieldValue,
  FilledField,
  GuardianField,
  StoredValues,
  ValuesSoFar,
} from '#core/market/hire/request-values.ts';
import { SHARED_FIELDS, type SharedField } from '#core/market/hire/shared-fields.ts';
import { qualifications } from './job.ts';

/** Far more than any field takes: what is too long is reported by checkHireDraft, with its own limit. */
const RAW_TEXT_MAX = 20_000;
const text = optional(z.string().max(RAW_TEXT_MAX).transform(cleanText));

function sent(field: RequestField): z.ZodType {
  switch (field.kind) {
    case 'id':
      return field.isRequired ? id : optionalId;
    case 'ids':
      return field.isRequired ? idList(field.max) : idList(field.max).default([]);
    case 'text':
      return text;
    case 'integer':
      return field.initially === undefined
        ? optionalInteger(field.min, field.max)
        : integerOr(field.initially, field.min, field.max);
    case 'number':
      return optionalNumber(field.min, field.max);
    case 'flag':
      return optional(z.boolean());
    case 'time':
      return optional(timeOfDay);
    case 'date':
      return optional(z.iso.date());
  }
}

function stored(field: RequestField): z.ZodType {
  switch (field.kind) {
    case 'ids':
      return z.array(z.int());
    case 'flag':
      return z.boolean();
    case 'id':
    case 'integer':
      return field.isRequired || field.initially !== undefined ? z.int() : z.int().nullable();
    case 'number':
      return z.number().nullable();
    default:
      return z.string().nullable();
  }
}

type Sent<Name extends RequestFieldName> = {
  [Each in Name]: Each extends FilledField
    ? z.ZodType<FieldValue<Each>>
    : z.ZodOptional<z.ZodType<FieldValue<Each>>>;
};
type Stored<Name extends RequestFieldName> = {
  [Each in Name]: z.ZodType<StoredValues<Each>[Each]>;
};
const schemasOf = (names: RequestFieldName[], schemaOf: (field: RequestField) => z.ZodType) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(requestField(name))]));

const ofGuardian = requestFieldsWhere<GuardianField>(({ changedBy }) => changedBy !== 'staff');

export const requestFields = {
  ...(schemasOf(ofGuardian, sent) as Sent<GuardianField>),
  area: text,
  // The bounds of these are checked by checkHireDraft, as in the form.
  student_age: optionalInteger(0, 1000),
  latitude: optionalNumber(-90, 90),
  longitude: optionalNumber(-180, 180),
  salary: requiredInteger(-MAX_SALARY, MAX_SALARY),
};

/** Null where nothing was said. Each answer has a salary of its own. */
export const storedRequestFields = {
  ...(schemasOf(SHARED_FIELDS, stored) as Stored<SharedField>),
  tutor_requirement: z.string().nullable(),
  qualifications: qualifications,
};

/** The rules the form has too, reported on the same fields. */
export function addDraftIssues(
  draft: ValuesSoFar<RequestFieldName>,
  context: z.core.$RefinementCtx,
) {
  if (draft.subject_ids?.length === 0) fail(context, 'subject_ids', 'required');
  for (const [field, problem] of Object.entries(checkHireDraft(draft)))
    fail(context, field, problem.key, problem.values);
}
