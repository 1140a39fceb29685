import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import type { PickerProps } from '../steps/pickers.ts';
import { SavedPicker } from './saved-picker.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { useStudentLine } from './use-student-line.ts';

/** The guardian's students; who is chosen brings class, category and age along. */
export function StudentPicker({ value, onPick }: PickerProps) {
  const { t } = useTranslation('hire');
  return (
    <SavedPicker
      response={useApi('listStudents', {})}
      value={value}
      onPick={(student) =>
        onPick({
          student_id: student?.id,
          category_id: student?.category_id,
          class_id: student?.class_id,
          student_age: student?.age ?? undefined,
          subject_ids: [],
        })
      }
      texts={{
        legend: t('who.saved'),
        other: t('saved.newStudent'),
        add: t('saved.addStudent'),
      }}
      titleOf={(student) => student.name}
      lineOf={useStudentLine()}
      Dialog={StudentDialog}
    />
  );
}
