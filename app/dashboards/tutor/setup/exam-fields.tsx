import { useTranslation } from 'react-i18next';
import type { FormFields } from '#app/ground/form/form-fields.ts';
import { BoardField } from '#app/people/tutor-profile/forms/board-field.tsx';
import { ENGLISH_MEDIUM } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';

export interface ExamValues {
  exam_title_id?: number | undefined;
  group_id?: number | undefined;
  curriculum_id?: number | undefined;
  board_id?: number | undefined;
}

interface ExamFieldsProps {
  /** The level of education whose exams are offered. */
  level: number;
  form: FormFields<ExamValues>;
}

/** Exam, group and curriculum of a school degree; the board where it was one from abroad. */
export function ExamFields({ level, form: { values, fill, errorOf, field } }: ExamFieldsProps) {
  const { t } = useTranslation('setup');
  const exams = useApi('listExamTitles', { query: { education_level_id: level } });
  const groups = useApi('listGroups', {});
  const curricula = useApi('listCurricula', {});
  return (
    <>
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
    </>
  );
}
