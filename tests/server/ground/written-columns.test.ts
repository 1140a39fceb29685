/** Nothing a person could fill in is written by demo data alone: every column has a writer, every field a form. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { requestFields } from '#core/market/api/request-schemas.ts';
import { emptyHireDraft, type HireDraft } from '#core/market/hire/hire-draft.ts';
import { OFFER_SECTIONS, PERSONAL_SECTIONS } from '#core/people/profile/profile-fields.ts';
import {
  personColumns,
  requestColumns,
  staffColumns,
} from '#server/market/request-fields/request-columns.ts';
import { columnsIn } from '#server/people/profile-fields/profile-columns.ts';
import { allTables } from '../setup/all-tables.ts';

function sources(folder: string, left: RegExp): string {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (left.test(path)) return [];
      if (entry.isDirectory()) return [sources(path, left)];
      return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
    })
    .join('\n');
}

const written = sources('server', /^server\/(?:demo|ground\/db)\b/);
const forms = sources('widgets/hire-tutor', /use-answer-rows|own-request|hire-request/);
const staffForm = sources('app/staff/request', /request-draft|use-draft-words/);

/** Lists of names, read from files when the server starts, or by staff. */
const REFERENCE =
  /^(?:boards|categories|certificate_types|cities|class_subjects|classes|curricula|departments|education_levels|exam_titles|locations|religions|schools|study_groups|subjects|tutoring_places|tutoring_styles|universities|university_types|reference_state)$/;
/** Set by what happens, which is not built yet; nobody fills them in. */
const BY_EVENTS = ['users.deletionAskedAt', 'users.erasedAt', 'invoices.paidAt'];

const emptyRequest = { ...emptyHireDraft, actual_salary: 0 } as HireDraft & {
  actual_salary: number;
};
/** The columns of the fields of requests and profiles, which are written by their tables. */
const byTable: string[] = [
  ...Object.keys({
    ...requestColumns(emptyRequest),
    ...staffColumns(emptyRequest),
    ...personColumns(emptyRequest),
  }),
  ...columnsIn(...OFFER_SECTIONS, ...PERSONAL_SECTIONS),
];

const isWritten = (column: string) =>
  byTable.includes(column) ||
  new RegExp(`(?:^|[^.\\w])${column}(?::|,|\\s*\\}|\\s*=[^=])`, 'm').test(written);

describe('every column is written by something other than demo data', () => {
  const walked = allTables.filter((table) => {
    const name = getTableName(table);
    return !REFERENCE.test(name);
  });
  test.each(walked.map((table) => [getTableName(table), table] as const))('%s', (name, table) => {
    const left = Object.entries(getTableColumns(table))
      .filter(([, column]) => !column.generatedIdentity && !column.generated)
      .map(([column]) => column)
      .filter((column) => !BY_EVENTS.includes(`${name}.${column}`));
    expect(left.filter((column) => !isWritten(column))).toEqual([]);
  });
});

describe('every field of a request is asked in a form', () => {
  /** Given by what is pressed or picked, not typed: a saved row, a point on the map. */
  const asked = (source: string) =>
    Object.keys(requestFields).filter((field) => !new RegExp(`\\b${field}\\b`).test(source));
  test('by guardians', () => expect(asked(forms)).toEqual([]));
  test('by staff, who leave the own words of a guardian as they are', () =>
    expect(asked(`${staffForm}\n${forms}`).filter((field) => field !== 'salary')).toEqual([]));
});
