import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { ProfileForm } from '#app/people/tutor-profile/forms/profile-form.tsx';
import { educationBody } from '#app/people/tutor-profile/forms/profile-schemas.ts';
import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';
import {
  BANGLA_VERSION,
  EDUCATION_LEVEL,
  USUAL_EXAM,
} from '#core/people/profile/education-rules.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { ExamFields, type ExamValues } from '../setup/exam-fields.tsx';
import { useExamErrors } from '../setup/use-exam-errors.ts';

interface HigherSecondaryFormProps {
  /** The secondary degree: group, curriculum and board are most often the same. */
  secondary: EducationEntryAnswer | undefined;
}

/** The degree between school and university; the rest of it is added in the profile. */
export function HigherSecondaryForm({ secondary }: HigherSecondaryFormProps) {
  const { t } = useTranslation('setup');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const curriculum = secondary?.curriculum_id ?? BANGLA_VERSION;
  const saved = useSavedForm<
    ExamValues & { education_level_id: number },
    typeof educationBody._output
  >({
    name: 'step-higher-secondary',
    schema: educationBody,
    defaults: {
      education_level_id: EDUCATION_LEVEL.higherSecondary,
      exam_title_id: curriculum === BANGLA_VERSION ? USUAL_EXAM.higherSecondary : undefined,
      group_id: secondary?.group_id ?? undefined,
      curriculum_id: curriculum,
      board_id: secondary?.board_id ?? undefined,
    },
    whenMissing: useExamErrors(),
    send: async (body) => onSaved(await api.call('createEducation', { body })),
  });

  return (
    <ProfileForm saved={saved} label={t('profileSteps.names.higher-secondary')} isNew>
      <ExamFields level={EDUCATION_LEVEL.higherSecondary} form={saved} />
    </ProfileForm>
  );
}
