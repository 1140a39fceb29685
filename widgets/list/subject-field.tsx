import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { LookupPicker } from './lookup-picker.tsx';
import type { TeachingChoices } from './use-teaching-choices.ts';

interface SubjectFieldProps {
  choices: TeachingChoices;
  /** A class is chosen: its subjects are few enough to be seen at once. */
  isOfClass: boolean;
  values: number[] | undefined;
}

/** Subjects of the chosen classes, or found by name among all. */
export function SubjectField({ choices, isOfClass, values = [] }: SubjectFieldProps) {
  const { t } = useTranslation('boardControls');
  // What was chosen before its class is in sight, and a tick moves nothing.
  const [{ first, wasOfClass }, setFirst] = useState({ first: values, wasOfClass: isOfClass });
  if (wasOfClass !== isOfClass) setFirst({ first: values, wasOfClass: isOfClass });
  const { data } = choices.subjects;
  const label = t('filters.subjects');
  const shared = {
    values,
    options: {
      ...choices.subjects,
      data:
        data &&
        [...data].sort(
          (one, other) => Number(first.includes(other.id)) - Number(first.includes(one.id)),
        ),
    },
    onChange: (ids: number[]) => choices.choose('subjects', ids.length > 0 ? ids : undefined),
  };
  return isOfClass ? (
    <CheckboxList legend={label} {...shared} />
  ) : (
    <LookupPicker list="listSubjects" label={label} {...shared} />
  );
}
