import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { BoardField } from '#app/people/tutor-profile/forms/board-field.tsx';
import { EDUCATION_LEVEL, ENGLISH_MEDIUM } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { secondarySetupBody } from './setup-schemas.ts';
import { useSetupSaved } from './use-setup-saved.ts';

interface SecondaryValues {
  exam_title_id?: number | undefined;
  group_id?: number | undefined;
  curriculum_id?: number | undefined;
  board_id?: number | undefined;
}

/** Exam, group and curriculum. Source: docs/requirements/people/tutor-profile.md, "Set-up". */
export function SecondaryStep() {
  const { t } = useTranslation('setup');
  const { api } = useEnvironment();
  const onSaved = useSetupSaved();
  const exams = useApi('listExamTitles', {
    query: { education_level_id: EDUCATION_LEVEL.secondary },
  });
  const groups = useApi('listGroups', {});
  const curricula = useApi('listCurricula', {});
  const saved = useSavedForm<SecondaryValues, typeof secondarySetupBody._output>({
    name: 'setup-secondary',
    schema: secondarySetupBody,
    defaults: {
      exam_title_id: undefined,
      group_id: undefined,
      curriculum_id: undefined,
      board_id: undefined,
    },
    whenMissing: {
      exam_title_id: t('errors.examTitle'),
      group_id: t('errors.group'),
      curriculum_id: t('errors.curriculum'),
    },
    send: async (body) => onSaved(await api.call('saveSecondaryEducation', { body })),
  });
  const { values, fill, errorOf, field } = saved;

  return (
    <SavedForm
      saved={saved}
      label={t('steps.secondary-education.title')}
      submitText={t('save')}
      sendingText={t('saving')}
    >
      <SelectField
        label={t('fields.examTitle')}
        emptyText={t('choose')}
        options={exams}
        {...field('exam_title_id')}
      />
      <SelectField
        label={t('fields.group')}
        emptyText={t('choose')}
        options={groups}
        {...field('group_id')}
      />
      <SelectField
        label={t('fields.curriculum')}
        emptyText={t('choose')}
        options={curricula}
        value={values.curriculum_id}
        onChange={(curriculum_id) => fill({ curriculum_id, board_id: undefined })}
        error={errorOf('curriculum_id')}
      />
      {values.curriculum_id === ENGLISH_MEDIUM && (
        <BoardField
          curriculumId={values.curriculum_id}
          label={t('fields.board')}
          hint={t('boardHint')}
          emptyText={t('choose')}
          {...field('board_id')}
        />
      )}
    </SavedForm>
  );
}
