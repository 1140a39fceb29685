import { STUDY_YEAR_MAX } from '#core/hire/hire-limits.ts';
import { useApi } from '#ui/api/use-api.ts';
import { type Option, SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { WishList } from './wish-list.tsx';
import type { WishesProps } from './wishes-props.ts';

type One = 'group_id' | 'curriculum_id' | 'education_level_id' | 'exam_title_id' | 'current_year';
type Many = 'department_ids' | 'school_ids' | 'college_ids';

/** What the tutor should have studied, and where. */
export function StudyWishes({ answers, change, errorOf }: WishesProps) {
  const texts = useTexts('hire');
  const format = useFormat();
  const groups = useApi('listGroups', {});
  const curricula = useApi('listCurricula', {});
  const levels = useApi('listEducationLevels', {});
  const { education_level_id: level } = answers;
  const exams = useApi(
    'listExamTitles',
    level === undefined ? null : { query: { education_level_id: level } },
  );
  const departments = useApi('listDepartments', {});
  const schools = useApi('listSchools', {});
  const years = Array.from({ length: STUDY_YEAR_MAX }, (_, index) => ({
    id: index + 1,
    text: texts('more.year', { n: format.ordinal(index + 1) }),
  }));
  const one = (field: One, options: Option[] | undefined, disabled = false) => (
    <div data-field={field}>
      <SelectField
        label={texts('optional', { label: texts(`more.${field}`) })}
        emptyText={texts('wishes.anyBackground')}
        options={options}
        value={answers[field]}
        disabled={disabled}
        error={errorOf(field)}
        onChange={(id) =>
          change({
            [field]: id,
            // An exam belongs to its level.
            ...(field === 'education_level_id' && { exam_title_id: undefined }),
          })
        }
      />
    </div>
  );
  const many = (field: Many, options: Option[] | undefined) => (
    <WishList
      field={field}
      label={texts(`more.${field}`)}
      addText={texts('choose')}
      options={options}
      chosen={answers[field] ?? []}
      error={errorOf(field)}
      onChange={(ids) => change({ [field]: ids })}
    />
  );
  return (
    <>
      <div className="grid grid-cols-1 cq-sm:grid-cols-2 gap-4">
        {one('group_id', groups.data)}
        {one('curriculum_id', curricula.data)}
        {one('education_level_id', levels.data)}
        {one('exam_title_id', exams.data, level === undefined)}
      </div>
      {many('department_ids', departments.data)}
      {one('current_year', years)}
      {many('school_ids', schools.data)}
      {many('college_ids', schools.data)}
    </>
  );
}
