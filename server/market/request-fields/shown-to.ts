import {
  type RequestField,
  type RequestFieldName,
  requestFieldsWhere,
} from '#core/market/hire/request-fields.ts';
import type { FieldWith } from '#core/market/hire/request-values.ts';
import { type ColumnOf, columnOf } from './request-columns.ts';

/** `tutor`: the one of the job, from the appointment on. Guardian and staff are shown all of it. */
export type Reader = 'everybody' | 'tutor';
const CIRCLES = {
  everybody: ['everybody'],
  tutor: ['everybody', 'tutor'],
} as const satisfies Record<Reader, RequestField['seenBy'][]>;

type SeenBy<By extends Reader> = FieldWith<{ seenBy: (typeof CIRCLES)[By][number] }>;
/** The stored request, without the fields that are not for this reader. */
export type ShownTo<By extends Reader, Row> = Omit<
  Row,
  ColumnOf<Exclude<RequestFieldName, SeenBy<By>>>
>;

function hiddenFrom(by: Reader): ReadonlySet<string> {
  const seen: readonly string[] = CIRCLES[by];
  return new Set(requestFieldsWhere(({ seenBy }) => !seen.includes(seenBy)).map(columnOf));
}
const HIDDEN = { everybody: hiddenFrom('everybody'), tutor: hiddenFrom('tutor') };

/** Presenters take what this gives, so that a field that is not the reader's is not there to present. */
export function shownTo<By extends Reader, Row extends object>(by: By, row: Row): ShownTo<By, Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([column]) => !HIDDEN[by].has(column)),
  ) as ShownTo<By, Row>;
}
