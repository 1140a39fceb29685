import { useDraft } from '#app/ground/form/use-draft.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StudentForm } from '#widgets/hire-tutor/saved/student-form.tsx';
import { useStudentFields } from '#widgets/hire-tutor/saved/use-student-fields.ts';
import { StepForm } from './step-form.tsx';
import { type StepProps, useGuardianStepSaved } from './use-guardian-step-saved.ts';

/** Asks who is to learn. */
export function StudentStep({ next }: StepProps) {
  const texts = useTexts('setup');
  const draft = useDraft('setup-student');
  const onSaved = useGuardianStepSaved('listStudents', next);
  const { values, change, errorOf, save, ...form } = useStudentFields({ draft, onSaved });
  return (
    <StepForm
      label={texts('guardian.steps.student.title')}
      problem={form.message}
      isBusy={form.isBusy}
      attempt={form.attempt}
      later={next}
      onSave={save}
    >
      <StudentForm values={values} onChange={change} errorOf={errorOf} />
    </StepForm>
  );
}
