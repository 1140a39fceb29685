import { JOB_DURATION_MAX } from '#core/hire/hire-limits.ts';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { WishesProps } from './wishes-props.ts';

/** The tutor's religion, from when and for how long. */
export function TermWishes({ answers, change, errorOf }: WishesProps) {
  const texts = useTexts('hire');
  const format = useFormat();
  const religions = useApi('listReligions', {});
  const months = Array.from({ length: JOB_DURATION_MAX }, (_, index) => {
    const count = index + 1;
    return { id: count, text: texts('more.months', { count, n: format.number(count) }) };
  });
  return (
    <>
      <div data-field="tutor_religion_id">
        <SelectField
          label={texts('optional', { label: texts('more.tutor_religion_id') })}
          emptyText={texts('wishes.anyBackground')}
          options={religions.data}
          value={answers.tutor_religion_id}
          error={errorOf('tutor_religion_id')}
          onChange={(id) => change({ tutor_religion_id: id })}
        />
      </div>
      <div className="grid grid-cols-1 cq-sm:grid-cols-2 gap-4">
        <div data-field="job_duration">
          <SelectField
            label={texts('optional', { label: texts('more.job_duration') })}
            emptyText={texts('more.continuing')}
            options={months}
            value={answers.job_duration || undefined}
            error={errorOf('job_duration')}
            onChange={(count) => change({ job_duration: count ?? 0 })}
          />
        </div>
        <div data-field="hiring_date">
          <TextField
            type="date"
            label={texts('optional', { label: texts('more.hiring_date') })}
            value={answers.hiring_date ?? ''}
            error={errorOf('hiring_date')}
            onChange={(event) => change({ hiring_date: event.currentTarget.value || undefined })}
          />
        </div>
      </div>
      <div data-field="crash_program">
        <CheckboxField
          label={texts('more.crash_program')}
          checked={answers.crash_program ?? false}
          onChange={(checked) => change({ crash_program: checked || undefined })}
        />
        <p className="text-muted text-xs">{texts('more.crashHint')}</p>
      </div>
    </>
  );
}
