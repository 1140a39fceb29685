import { useTranslation } from 'react-i18next';
import { COACH_HOURS_MAX, COACH_HOURS_MIN } from '#core/money/fees/coach-salary.ts';
import { useApi } from '#ui/api/use-api.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { SliderField } from '#ui/field/slider-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { CoachField, CoachValues } from './coach-values.ts';

const HOURS = Array.from(
  { length: COACH_HOURS_MAX - COACH_HOURS_MIN + 1 },
  (_, index) => COACH_HOURS_MIN + index,
);
/** Whole hours of the day, 6:00 to 20:00. */
const CLOCK = Array.from({ length: 15 }, (_, index) => index + 6);
const toClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const SHIFTS = ['morning', 'noon', 'evening'] as const;
const WORK = ['homework', 'toschool'] as const;
const LEVELS = ['basic', 'advance', 'pro'] as const;
const SKILLS = [
  ['communication', 'communication_level'],
  ['tutoring', 'tutoring_level'],
  ['caring', 'caring_level'],
] as const;

interface CoachOptionsProps {
  values: CoachValues;
  change(changes: Partial<CoachValues>): void;
  errorOf(field: CoachField): string | undefined;
}

/** Everything about the coach: gender, hours, work, expertise, what counts. */
export function CoachOptions({ values, change, errorOf }: CoachOptionsProps) {
  const { t } = useTranslation('parent');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const religions = useApi('listReligions', {});
  const genders = (['any', 'male', 'female'] as const).map((name) => ({
    value: name,
    text: common(`gender.${name}`),
  }));
  return (
    <>
      <ChoiceGroup
        legend={t('coach.gender')}
        choices={genders}
        value={values.coach_gender}
        onChange={(gender) => change({ coach_gender: gender })}
      />
      <SelectField
        label={t('coach.religion')}
        emptyText={common('gender.any')}
        options={religions}
        value={values.coach_religion_id}
        onChange={(id) => change({ coach_religion_id: id })}
      />
      <ChoiceGroup
        legend={`${t('coach.hours')} (${t('coach.hoursHint')})`}
        choices={HOURS.map((n) => ({
          value: n,
          text: t('coach.hour', { n: format.number(n) }),
        }))}
        value={values.coach_net_time}
        onChange={(hours) => change({ coach_net_time: hours })}
      />
      <ChoiceGroup
        legend={t('coach.shift')}
        choices={SHIFTS.map((name) => ({ value: name, text: t(`coach.${name}`) }))}
        value={values.shift}
        onChange={(shift) => change({ shift })}
      />
      <div data-field="coaching_time">
        <SelectField
          label={t('coach.coachingTime')}
          isRequired
          emptyText={t('coach.chooseTime')}
          options={CLOCK.map((hour) => ({ id: hour, text: format.time(toClock(hour)) }))}
          value={values.coaching_time ? Number(values.coaching_time.slice(0, 2)) : undefined}
          error={errorOf('coaching_time')}
          onChange={(hour) => change({ coaching_time: hour ? toClock(hour) : undefined })}
        />
      </div>
      <ChoiceGroup
        legend={t('coach.extra')}
        choices={WORK.map((name) => ({ value: name, text: t(`coach.${name}`) }))}
        value={values.extra_work}
        onChange={(work) => change({ extra_work: work })}
      />
      <ChoiceGroup
        legend={t('coach.expertise')}
        choices={LEVELS.map((name) => ({ value: name, text: t(`coach.${name}`) }))}
        value={values.level_of_expertise}
        onChange={(level) => change({ level_of_expertise: level })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="font-semibold text-sm mb-1">{t('coach.skills')}</legend>
        {SKILLS.map(([name, field]) => (
          <SliderField
            key={field}
            label={t(`coach.${name}`)}
            value={values[field]}
            valueText={t('coach.percent', { n: format.number(values[field]) })}
            onChange={(percent) => change({ [field]: percent })}
          />
        ))}
      </fieldset>
      <div data-field="other_requirements">
        <TextAreaField
          label={t('coach.other')}
          value={values.other_requirements ?? ''}
          error={errorOf('other_requirements')}
          onChange={(event) => change({ other_requirements: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
