/** The one search of the console. Source: docs/requirements/dashboards/staff-console.md, "One search". */
import { z } from 'zod';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { poisha } from '#core/money/api/money.ts';
import { invoiceStatuses } from '#core/money/words/money-words.ts';
import { optionalSearch } from '#core/people/api/fields/staff-fields.ts';
import { staffSearchKinds } from '#core/staff/search-kinds.ts';
import { personRow } from './staff-people.ts';
import { staffRequestRow } from './staff-requests.ts';

export const staffSearchQuery = z.object({ q: optionalSearch, ...langQuery.shape });

const foundPerson = personRow.pick({
  user_id: true,
  type: true,
  name: true,
  phone: true,
  tutorid: true,
  city_name: true,
  account_status: true,
  is_banned: true,
  is_deactivated: true,
});
const foundRequest = staffRequestRow.pick({
  id: true,
  request_no: true,
  status: true,
  is_hidden: true,
  class_name: true,
  location_name: true,
  guardian: true,
});
const foundInvoice = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(invoiceStatuses),
  is_late: z.boolean(),
  person_name: z.string(),
  amount_poisha: poisha,
});
const some = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), has_more: z.boolean() });

export const staffSearchAnswer = z.object({
  /** The kind that is meant and stands first; null where nothing was found. */
  first: z.enum(staffSearchKinds).nullable(),
  people: some(foundPerson),
  requests: some(foundRequest),
  invoices: some(foundInvoice),
});
export type StaffSearchAnswer = z.infer<typeof staffSearchAnswer>;
