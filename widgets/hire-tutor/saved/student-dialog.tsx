import { useTranslation } from 'react-i18next';
import { SavedDialog } from './saved-dialog.tsx';
import { StudentForm } from './student-form.tsx';
import { type Student, useStudentFields } from './use-student-fields.ts';

interface StudentDialogProps {
  /** The one to change; a new one without it. */
  student?: Student;
  onClose(): void;
  onSaved(student: Student): Promise<void> | void;
}

/** "Student Information": adds a student or changes one. */
export function StudentDialog({ student, onClose, onSaved }: StudentDialogProps) {
  const { t } = useTranslation('parent');
  const { values, change, errorOf, save, isBusy, message } = useStudentFields({
    student,
    async onSaved(saved) {
      await onSaved(saved);
      onClose();
    },
  });
  return (
    <SavedDialog
      title={t('students.information')}
      sendText={t(student ? 'save' : 'students.add')}
      busyText={t('saving')}
      problem={message}
      isBusy={isBusy}
      onSend={save}
      onClose={onClose}
    >
      <StudentForm values={values} onChange={change} errorOf={errorOf} />
    </SavedDialog>
  );
}
