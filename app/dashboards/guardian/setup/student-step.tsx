import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { StudentForm } from '#widgets/hire-tutor/saved/student-form.tsx';
import { useStudentFields } from '#widgets/hire-tutor/saved/use-student-fields.ts';
import { StepForm } from './step-form.tsx';
import { type StepProps, useGuardianStepSaved } from './use-guardian-step-saved.ts';

/** Asks who is to learn. */
export function StudentStep({ next }: StepProps) {
  const { t } = useTranslation('setup');
  const draft = useDraft('setup-student');
  const onSaved = useGuardianStepSaved('listStudents', next);
  const { values, change, errorOf, save, ...form } = useStudentFields({ draft, onSaved });
  return (
    <StepForm
      label={t('guardian.steps.student.title')}
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
