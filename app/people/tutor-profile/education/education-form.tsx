import { useTranslation } from 'react-i18next';
import { GroupError } from '#app/ground/form/group-error.tsx';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';
import { isSchoolLevel } from '#core/people/profile/education-rules.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { educationBody } from '../forms/profile-schemas.ts';
import { useTakenOptions } from '../forms/use-taken-options.ts';
import { type EducationValues, NO_EDUCATION, NO_EXAM, toValues } from './education-values.ts';
import { ResultFields } from './result-fields.tsx';
import { SchoolFields } from './school-fields.tsx';
import { UniversityFields } from './university-fields.tsx';

interface EducationFormProps {
  /** Missing for a new one. */
  entry?: EducationEntryAnswer;
  usedLevels: number[];
  /** Another entry is the current institute already. */
  isCurrentTaken: boolean;
  onDone(): void;
}

/** One degree. Source: docs/requirements/people/tutor-profile.md, "Education". */
export function EducationForm({ entry, usedLevels, isCurrentTaken, onDone }: EducationFormProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const name = entry ? `education-${entry.id}` : 'education';
  const forgetDraft = useDraft(name).forget;
  const saved = useSavedForm<EducationValues, typeof educationBody._output>({
    name,
    schema: educationBody,
    defaults: entry ? toValues(entry) : NO_EDUCATION,
    toasts: true,
    send: async (body) => {
      const answer = entry
        ? await api.call('updateEducation', { params: { id: entry.id }, body })
        : await api.call('createEducation', { body });
      onDone();
      await onSaved(answer);
    },
  });
  const { values, set, fill, errorOf, field } = saved;
  const levels = useTakenOptions(useApi('listEducationLevels', {}), usedLevels);
  const level = values.education_level_id;
  const exams = useApi(
    'listExamTitles',
    level === undefined ? null : { query: { education_level_id: level } },
  );
  const title = t(entry ? 'education.edit' : 'education.add');
  const cancel = (
    <Button
      look="secondary"
      onClick={() => {
        forgetDraft();
        onDone();
      }}
    >
      {common('cancel')}
    </Button>
  );

  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-lg">{title}</h2>
      <SelectField
        label={t('education.level')}
        hint={t('education.levelHint')}
        options={levels}
        value={level}
        emptyText={t('choose')}
        onChange={(id) => fill({ ...NO_EXAM, education_level_id: id })}
        error={errorOf('education_level_id')}
      />
      {level === undefined ? (
        <div className="flex flex-wrap gap-3">
          <Button disabled>{t(entry ? 'update' : 'add')}</Button>
          {cancel}
        </div>
      ) : (
        <ProfileForm saved={saved} label={title} isNew={!entry} extraButton={cancel}>
          <SelectField
            label={t('education.exam')}
            emptyText={t('choose')}
            options={exams}
            {...field('exam_title_id')}
          />
          {isSchoolLevel(level) ? (
            <SchoolFields fields={saved} />
          ) : (
            <UniversityFields fields={saved} />
          )}
          <ResultFields fields={saved} level={level} />
          {!isCurrentTaken && (
            <CheckboxField
              label={t('education.isCurrent')}
              checked={values.current_institute}
              onChange={(isCurrent) => set('current_institute', isCurrent)}
            />
          )}
          <GroupError message={errorOf('current_institute')} />
        </ProfileForm>
      )}
    </div>
  );
}
