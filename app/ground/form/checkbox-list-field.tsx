import type { ComponentProps } from 'react';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { GroupError } from './group-error.tsx';

interface CheckboxListFieldProps
  extends Pick<ComponentProps<typeof CheckboxList>, 'legend' | 'isRequired' | 'hint' | 'options'> {
  value: number[];
  onChange(ids: number[]): void;
  error: string | undefined;
}

/** Several of a few, and what is wrong with what was chosen. */
export const CheckboxListField = ({ value, error, ...list }: CheckboxListFieldProps) => (
  <div className="flex flex-col gap-1">
    <CheckboxList {...list} values={value} />
    <GroupError message={error} />
  </div>
);
