import { useTranslation } from 'react-i18next';
import { SALARY_MIN, TEXT_MAX } from '#core/ground/limits/hire-limits.ts';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { MoreWishes } from './more-wishes.tsx';
import { SalaryGuide } from './salary-guide.tsx';
import type { StepProps } from './step-props.ts';
import { UniversityFields } from './university-fields.tsx';

export function WishesStep(props: StepProps) {
  const { answers, change, errorOf } = props;
  const { t } = useTranslation('hire');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return (
    <>
      <ChoiceGroup
        legend={t('wishes.gender')}
        choices={[
          { value: GENDER.any, text: common('gender.any') },
          { value: GENDER.male, text: common('gender.male') },
          { value: GENDER.female, text: common('gender.female') },
        ]}
        value={answers.tutor_gender ?? GENDER.any}
        onChange={(gender) => change({ tutor_gender: gender })}
      />
      <div data-field="salary" className="flex flex-col gap-2">
        <NumberField
          label={t('wishes.salary')}
          isRequired
          hint={t('wishes.salaryHint', { minimum: format.number(SALARY_MIN) })}
          value={answers.salary}
          error={errorOf('salary')}
          onChange={(salary) => change({ salary })}
        />
        <SalaryGuide answers={answers} onUse={(salary) => change({ salary })} />
      </div>
      <UniversityFields {...props} />
      <MoreWishes {...props} />
      <div data-field="tutor_requirement">
        <TextAreaField
          label={t('optional', { label: t('wishes.requirement') })}
          hint={t('wishes.requirementHint')}
          rows={4}
          maxLength={TEXT_MAX}
          value={answers.tutor_requirement ?? ''}
          error={errorOf('tutor_requirement')}
          onChange={(event) => change({ tutor_requirement: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
