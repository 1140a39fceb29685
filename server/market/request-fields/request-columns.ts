/**
 * The columns that store the fields of a request: `days_in_week` in `daysInWeek`, except for two.
 */
import { getTableColumns } from 'drizzle-orm';
import {
  type RequestField,
  type RequestFieldName,
  requestField,
  requestFieldsWhere,
} from '#core/market/hire/request-fields.ts';
import type {
  GuardianField,
  RequestValues,
  StaffField,
  ValuesSoFar,
} from '#core/market/hire/request-values.ts';
import { SHARED_FIELDS, type SharedField } from '#core/market/hire/shared-fields.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { type CamelCase, camelCase } from '#server/ground/text/camel-case.ts';

const OWN_NAMES = { detail_address: 'fullAddress', salary: 'wishedSalary' } as const;
export type ColumnOf<Name extends RequestFieldName> = Name extends keyof typeof OWN_NAMES
  ? (typeof OWN_NAMES)[Name]
  : CamelCase<Name>;

export const columnOf = (name: RequestFieldName): string =>
  new Map<string, string>(Object.entries(OWN_NAMES)).get(name) ?? camelCase(name);

type Job = typeof jobOffers.$inferInsert;
type Details = typeof requestDetails.$inferInsert;
type Columns<Row, Name extends RequestFieldName> = Pick<Row, ColumnOf<Name> & keyof Row>;

type Table = typeof jobOffers | typeof requestDetails;

const fieldsIn = <Name extends RequestFieldName>(table: Table, names: Name[]) => {
  const columns = Object.keys(getTableColumns(table));
  return names.filter((name) => columns.includes(columnOf(name)));
};
/** The columns of such fields in one of the two tables. */
export const columnsWhere = (table: Table, fits: (field: RequestField) => boolean) =>
  fieldsIn(table, requestFieldsWhere(fits)).map(columnOf);

const toStored = (name: RequestFieldName, value: unknown) =>
  Array.isArray(value)
    ? [...new Set(value)]
    : (value ?? (requestField(name).kind === 'flag' ? false : null));
const toColumns = (names: RequestFieldName[], values: ValuesSoFar<RequestFieldName>) =>
  Object.fromEntries(names.map((name) => [columnOf(name), toStored(name, values[name])]));

const ofGuardian = requestFieldsWhere<GuardianField>(({ changedBy }) => changedBy !== 'staff');
const ofStaff = requestFieldsWhere<StaffField>(({ changedBy }) => changedBy !== 'guardian');
/** Returns what guardians send; until staff say otherwise, the board shows what they offer. */
export const requestColumns = (draft: RequestValues<GuardianField>) => ({
  ...(toColumns(fieldsIn(jobOffers, ofGuardian), draft) as Columns<Job, GuardianField>),
  actualSalary: draft.salary,
});

export const staffColumns = (form: RequestValues<StaffField>) =>
  toColumns(fieldsIn(jobOffers, ofStaff), form) as Columns<Job, StaffField>;

/** Returns the columns of request_details, which hold what names people. */
export const personColumns = (draft: RequestValues<SharedField>) =>
  toColumns(fieldsIn(requestDetails, SHARED_FIELDS), draft) as Columns<Details, SharedField>;
