import type { ChangeEvent } from 'react';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';

/** What a part of a saved form needs of it. */
export interface FormFields<Values extends FieldValues> {
  values: Values;
  set<Field extends FieldPath<Values>>(field: Field, value: FieldPathValue<Values, Field>): void;
  errorOf(field: FieldPath<Values>): string | undefined;
  /** For a field that hands over its value. */
  field<Field extends FieldPath<Values>>(
    field: Field,
  ): {
    value: FieldPathValue<Values, Field>;
    onChange(value: FieldPathValue<Values, Field>): void;
    error: string | undefined;
  };
  /** For a field that is typed into. */
  typed(field: FieldPathByValue<Values, string>): {
    value: string;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
    error: string | undefined;
  };
}
