import { LookupCombobox } from '#app/ground/form/lookup-combobox.tsx';
import { ENGLISH_MEDIUM } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { BoardField } from '../forms/board-field.tsx';
import type { EducationFields } from './education-values.ts';

/** Secondary and higher secondary: group, curriculum, board, school. */
export function SchoolFields({
  fields: { values, fill, errorOf, field },
}: {
  fields: EducationFields;
}) {
  const texts = useTexts('profile');
  const groups = useApi('listGroups', {});
  const curricula = useApi('listCurricula', {});
  const isEnglish = values.curriculum_id === ENGLISH_MEDIUM;
  return (
    <>
      <SelectField
        label={texts('education.group')}
        emptyText={texts('choose')}
        options={groups}
        {...field('group_id')}
      />
      <SelectField
        label={texts('education.curriculum')}
        emptyText={texts('choose')}
        options={curricula}
        value={values.curriculum_id}
        onChange={(curriculum_id) => fill({ curriculum_id, board_id: undefined })}
        error={errorOf('curriculum_id')}
      />
      <BoardField
        curriculumId={values.curriculum_id}
        label={texts(isEnglish ? 'education.examBoard' : 'education.board')}
        hint={isEnglish ? texts('education.examBoardHint') : undefined}
        emptyText={texts('choose')}
        {...field('board_id')}
      />
      <LookupCombobox
        kind="school"
        label={texts('education.school')}
        hint={texts('education.searchHint')}
        chosen={values.institute_name}
        onChoose={(school_id, institute_name) => fill({ school_id, institute_name })}
        error={errorOf('school_id')}
      />
    </>
  );
}
