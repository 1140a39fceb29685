import { useTranslation } from 'react-i18next';
import * as limit from '#core/ground/limits/hire-limits.ts';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { StepProps } from './step-props.ts';

const DAYS = Array.from({ length: limit.DAYS_MAX }, (_, index) => index + 1);
const HOURS = [1, 1.5, 2, 2.5, 3, 4];

export function WhatStep({ answers, change, errorOf }: StepProps) {
  const { t } = useTranslation('hire');
  const { t: board } = useTranslation('boardControls');
  const format = useFormat();
  const { class_id } = answers;
  const subjects = useApi('listSubjects', class_id ? { query: { i_class_id: class_id } } : null);
  return (
    <>
      <div data-field="subject_ids">
        <CheckboxList
          legend={t('what.subjects')}
          hint={t('what.subjectsHint')}
          options={subjects}
          values={answers.subject_ids ?? []}
          error={subjects.error ? board('filters.lookupError') : errorOf('subject_ids')}
          onChange={(ids) => change({ subject_ids: ids })}
        />
      </div>
      <ChoiceGroup
        legend={t('what.place')}
        choices={[
          { value: TUTORING_PLACE.home, text: t('what.home') },
          { value: TUTORING_PLACE.online, text: t('what.online') },
          { value: TUTORING_PLACE.group, text: t('what.group') },
        ]}
        value={answers.tutoring_place_id ?? TUTORING_PLACE.home}
        onChange={(id) => change({ tutoring_place_id: id })}
      />
      <ChoiceGroup
        legend={t('what.days')}
        choices={DAYS.map((n) => ({ value: n, text: format.number(n) }))}
        value={answers.days_in_week ?? limit.DAYS_DEFAULT}
        onChange={(days) => change({ days_in_week: days })}
      />
      <div className="grid grid-cols-1 cq-sm:grid-cols-2 gap-4">
        <SelectField
          label={t('optional', { label: t('what.duration') })}
          emptyText={t('choose')}
          options={HOURS.map((count) => ({
            id: count,
            text: t('what.hours', { count, n: format.number(count) }),
          }))}
          value={answers.tutoring_duration}
          error={errorOf('tutoring_duration')}
          onChange={(hours) => change({ tutoring_duration: hours })}
        />
        <TextField
          label={t('optional', { label: t('what.time') })}
          type="time"
          value={answers.tutoring_time ?? ''}
          error={errorOf('tutoring_time')}
          onChange={(event) => change({ tutoring_time: event.currentTarget.value || undefined })}
        />
      </div>
      <p className="text-muted text-xs">{t('what.timeHint')}</p>
    </>
  );
}
