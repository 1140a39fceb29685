import { useTranslation } from 'react-i18next';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';

interface SubjectListProps {
  /** The subjects of the tuition. */
  subjects: readonly { id: number; subject_name: string }[];
  values: number[];
  error: string | undefined;
  onChange(ids: number[]): void;
}

/** Asks which of the tuition's subjects are meant; shows nothing if the tuition names none. */
export function SubjectList({ subjects, values, error, onChange }: SubjectListProps) {
  const { t } = useTranslation('routine');
  if (subjects.length === 0) return null;
  return (
    <CheckboxList
      legend={t('subjects')}
      isRequired
      options={subjects.map(({ id, subject_name }) => ({ id, text: subject_name }))}
      values={values}
      error={error}
      onChange={onChange}
    />
  );
}
