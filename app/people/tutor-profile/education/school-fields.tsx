import { useTranslation } from 'react-i18next';
import { LookupCombobox } from '#app/ground/form/lookup-combobox.tsx';
import { ENGLISH_MEDIUM } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { BoardField } from '../forms/board-field.tsx';
import type { EducationFields } from './education-values.ts';

/** Secondary and higher secondary: group, curriculum, board, school. */
export function SchoolFields({
  fields: { values, fill, errorOf, field },
}: {
  fields: EducationFields;
}) {
  const { t } = useTranslation('profile');
  const groups = useApi('listGroups', {});
  const curricula = useApi('listCurricula', {});
  const isEnglish = values.curriculum_id === ENGLISH_MEDIUM;
  return (
    <>
      <SelectField
        label={t('education.group')}
        emptyText={t('choose')}
        options={groups}
        {...field('group_id')}
      />
      <SelectField
        label={t('education.curriculum')}
        emptyText={t('choose')}
        options={curricula}
        value={values.curriculum_id}
        onChange={(curriculum_id) => fill({ curriculum_id, board_id: undefined })}
        error={errorOf('curriculum_id')}
      />
      <BoardField
        curriculumId={values.curriculum_id}
        label={t(isEnglish ? 'education.examBoard' : 'education.board')}
        hint={isEnglish ? t('education.examBoardHint') : undefined}
        emptyText={t('choose')}
        {...field('board_id')}
      />
      <LookupCombobox
        kind="school"
        label={t('education.school')}
        hint={t('education.searchHint')}
        chosen={values.institute_name}
        onChoose={(school_id, institute_name) => fill({ school_id, institute_name })}
        error={errorOf('school_id')}
      />
    </>
  );
}
