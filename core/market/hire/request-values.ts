/** The types of a request's values, as the table of its fields says. */
import type { REQUEST_FIELDS, RequestField, RequestFieldName } from './request-fields.ts';

type Fields = typeof REQUEST_FIELDS;
export type FieldWith<Shape> = {
  [Name in RequestFieldName]: Fields[Name] extends Shape ? Name : never;
}[RequestFieldName];
export type GuardianField = Exclude<RequestFieldName, FieldWith<{ changedBy: 'staff' }>>;
export type StaffField = Exclude<RequestFieldName, FieldWith<{ changedBy: 'guardian' }>>;
/** Filled in from the beginning, or asked for. */
export type FilledField = FieldWith<{ isRequired: true } | { initially: number } | { kind: 'ids' }>;

type ValueOf<Field extends RequestField> = Field extends { kind: 'text' | 'time' | 'date' }
  ? string
  : Field extends { kind: 'ids' }
    ? number[]
    : Field extends { kind: 'flag' }
      ? boolean
      : number;
type Values = { [Name in RequestFieldName]: ValueOf<Fields[Name]> };
export type FieldValue<Name extends RequestFieldName> = Values[Name];
type Maybe<Given> = { [Name in keyof Given]?: Given[Name] | undefined };

/** Times are HH:mm, days YYYY-MM-DD. */
export type RequestValues<Name extends RequestFieldName> = Pick<Values, Name & FilledField> &
  Maybe<Pick<Values, Exclude<Name, FilledField>>>;
/** The values of these fields, as far as they are filled in. */
export type ValuesSoFar<Name extends RequestFieldName> = Maybe<Pick<Values, Name>>;
/** The values as they are stored: null where nothing was said. */
export type StoredValues<Name extends RequestFieldName> = {
  [Each in Name]: Each extends FilledField | FieldWith<{ kind: 'flag' }>
    ? Values[Each]
    : Values[Each] | null;
};
