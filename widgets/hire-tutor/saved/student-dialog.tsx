import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('parent');
  const { values, change, errorOf, save, isBusy, message } = useStudentFields({
    student,
    async onSaved(saved) {
      await onSaved(saved);
      onClose();
    },
  });
  return (
    <SavedDialog
      title={texts('students.information')}
      sendText={texts(student ? 'save' : 'students.add')}
      busyText={texts('saving')}
      problem={message}
      isBusy={isBusy}
      onSend={save}
      onClose={onClose}
    >
      <StudentForm values={values} onChange={change} errorOf={errorOf} />
    </SavedDialog>
  );
}
