import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { PlacePicker } from '#widgets/hire-tutor/saved/place-picker.tsx';
import { StudentPicker } from '#widgets/hire-tutor/saved/student-picker.tsx';
import { AreaFields } from '#widgets/hire-tutor/steps/area-fields.tsx';
import { CoachOptions } from './coach-options.tsx';
import type { CoachField, CoachValues } from './coach-values.ts';

interface CoachFormProps {
  values: CoachValues;
  change(changes: Partial<CoachValues>): void;
  errorOf(field: CoachField): string | undefined;
}

const TITLE = 'text-lg pt-3 border-t border-line';

/** Source: docs/requirements/dashboards/parent-area.md, "Coach". */
export function CoachForm({ values, change, errorOf }: CoachFormProps) {
  const { t } = useTranslation('parent');
  return (
    <>
      <h2 className="text-lg">{t('coach.student')}</h2>
      <StudentPicker
        value={values.student_id}
        // An age that is not known stays as it was typed.
        onPick={({ student_id, student_age }) =>
          change({ student_id, ...(student_age !== undefined && { student_age }) })
        }
      />
      {values.student_id === undefined && (
        <div data-field="student_name">
          <TextField
            label={t('coach.studentName')}
            autoComplete="off"
            value={values.student_name ?? ''}
            error={errorOf('student_name')}
            onChange={(event) => change({ student_name: event.currentTarget.value })}
          />
        </div>
      )}
      <div data-field="student_age">
        <NumberField
          label={t('coach.age')}
          isRequired
          hint={t('coach.ageHint')}
          value={values.student_age}
          error={errorOf('student_age')}
          onChange={(age) => change({ student_age: age })}
        />
      </div>
      <ChoiceGroup
        legend={t('coach.studentType')}
        choices={(['regular', 'special'] as const).map((name) => ({
          value: name,
          text: t(`coach.${name}`),
        }))}
        value={values.student_type}
        onChange={(type) => change({ student_type: type })}
      />
      <h2 className={TITLE}>{t('coach.title')}</h2>
      <CoachOptions values={values} change={change} errorOf={errorOf} />
      <h2 className={TITLE}>{t('coach.place')}</h2>
      <PlacePicker
        value={values.saved_location_id}
        onPick={({ saved_location_id, city_id, location_id }) =>
          change({ saved_location_id, city_id, location_id })
        }
      />
      {values.saved_location_id === undefined && (
        <>
          <AreaFields answers={values} change={change} errorOf={errorOf} />
          <div data-field="detail_address">
            <TextAreaField
              label={t('places.address')}
              isRequired
              rows={2}
              value={values.detail_address ?? ''}
              error={errorOf('detail_address')}
              onChange={(event) => change({ detail_address: event.currentTarget.value })}
            />
          </div>
        </>
      )}
    </>
  );
}
