import { useTranslation } from 'react-i18next';
import { CheckboxListField } from '#app/ground/form/checkbox-list-field.tsx';
import { TEXT_MAX } from '#core/ground/limits/hire-limits.ts';
import { useApi } from '#ui/api/use-api.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MoreWishes } from '#widgets/hire-tutor/steps/more-wishes.tsx';
import { UniversityFields } from '#widgets/hire-tutor/steps/university-fields.tsx';
import type { DraftFieldsProps } from './edit-panel.tsx';

/** Takes what is taught, when, and for how much. */
export function TuitionFields({ draft, change, errorOf }: DraftFieldsProps) {
  const { t } = useTranslation('staff');
  const categories = useApi('listCategories', {});
  const classes = useApi('listClasses', { query: { tutoring_category_id: draft.category_id } });
  const subjects = useApi('listSubjects', { query: { i_class_id: draft.class_id } });
  const places = useApi('listTutoringPlaces', {});
  return (
    <>
      <div className="form-grid">
        <NumberField
          label={t('field.actual_salary')}
          value={draft.actual_salary}
          error={errorOf('actual_salary')}
          onChange={(value) => change({ actual_salary: value ?? 0 })}
        />
        <SelectField
          label={t('field.category_id')}
          options={categories}
          value={draft.category_id}
          error={errorOf('category_id')}
          onChange={(id) => id && change({ category_id: id, class_id: 0, subject_ids: [] })}
        />
        <SelectField
          label={t('field.class_id')}
          emptyText={t('choose')}
          options={classes}
          value={draft.class_id || undefined}
          error={errorOf('class_id')}
          onChange={(id) => change({ class_id: id ?? 0, subject_ids: [] })}
        />
        <SelectField
          label={t('field.tutoring_place_id')}
          options={places}
          value={draft.tutoring_place_id}
          error={errorOf('tutoring_place_id')}
          onChange={(id) => id && change({ tutoring_place_id: id })}
        />
        <NumberField
          label={t('field.days_in_week')}
          value={draft.days_in_week}
          error={errorOf('days_in_week')}
          onChange={(value) => change({ days_in_week: value ?? 0 })}
        />
        <TextField
          type="number"
          step="0.5"
          label={t('field.tutoring_duration')}
          value={draft.tutoring_duration ?? ''}
          error={errorOf('tutoring_duration')}
          onChange={(event) =>
            change({ tutoring_duration: Number(event.currentTarget.value) || undefined })
          }
        />
        <TextField
          type="time"
          label={t('field.tutoring_time')}
          value={draft.tutoring_time ?? ''}
          error={errorOf('tutoring_time')}
          onChange={(event) => change({ tutoring_time: event.currentTarget.value || undefined })}
        />
      </div>
      <UniversityFields answers={draft} change={change} errorOf={errorOf} />
      <MoreWishes answers={draft} change={change} errorOf={errorOf} />
      {draft.class_id > 0 && (
        <CheckboxListField
          legend={t('field.subject_ids')}
          options={subjects}
          value={draft.subject_ids}
          error={errorOf('subject_ids')}
          onChange={(subject_ids) => change({ subject_ids })}
        />
      )}
      <TextAreaField
        label={t('field.public_text')}
        hint={t('approve.textHint')}
        rows={4}
        maxLength={TEXT_MAX}
        value={draft.public_text ?? ''}
        error={errorOf('public_text')}
        onChange={(event) => change({ public_text: event.currentTarget.value || undefined })}
      />
    </>
  );
}
