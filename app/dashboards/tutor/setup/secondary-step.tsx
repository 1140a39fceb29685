import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import {
  BANGLA_VERSION,
  EDUCATION_LEVEL,
  USUAL_EXAM,
} from '#core/people/profile/education-rules.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ExamFields, type ExamValues } from './exam-fields.tsx';
import { secondarySetupBody } from './setup-schemas.ts';
import { useExamErrors } from './use-exam-errors.ts';
import { useSetupSaved } from './use-setup-saved.ts';

/**
 * Exam, group and curriculum, begun with what most people have.
 * Source: docs/requirements/people/tutor-profile.md, "Set-up".
 */
export function SecondaryStep() {
  const { t } = useTranslation('setup');
  const { api } = useEnvironment();
  const onSaved = useSetupSaved();
  const saved = useSavedForm<ExamValues, typeof secondarySetupBody._output>({
    name: 'setup-secondary',
    schema: secondarySetupBody,
    defaults: {
      exam_title_id: USUAL_EXAM.secondary,
      group_id: undefined,
      curriculum_id: BANGLA_VERSION,
      board_id: undefined,
    },
    whenMissing: useExamErrors(),
    send: async (body) => onSaved(await api.call('saveSecondaryEducation', { body })),
  });

  return (
    <SavedForm
      saved={saved}
      label={t('steps.secondary-education.title')}
      submitText={t('save')}
      sendingText={t('saving')}
    >
      <ExamFields level={EDUCATION_LEVEL.secondary} form={saved} />
    </SavedForm>
  );
}
