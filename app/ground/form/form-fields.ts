import type { ChangeEvent } from 'react';

export type FieldName<Values> = keyof Values & string;
/** Fields that hold a text. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** The members of a form that a part of it needs. */
export interface FormFields<Values> {
  values: Values;
  set<Name extends FieldName<Values>>(field: Name, value: Values[Name]): void;
  /** Several at once, where one belongs to the other. */
  fill(changes: Partial<Values>): void;
  errorOf(field: FieldName<Values>): string | undefined;
  /** Returns the props of a field that hands over its value. */
  field<Name extends FieldName<Values>>(
    field: Name,
  ): {
    value: Values[Name];
    isRequired: boolean;
    onChange(value: Values[Name]): void;
    error: string | undefined;
  };
  /** Returns the props of a field that is typed into. */
  typed(field: TextName<Values>): {
    value: string;
    isRequired: boolean;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
    error: string | undefined;
  };
}
