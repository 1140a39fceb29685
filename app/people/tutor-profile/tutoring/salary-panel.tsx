import { useTranslation } from 'react-i18next';
import { CheckboxListField } from '#app/ground/form/checkbox-list-field.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { MINIMUM_EXPECTED_SALARY } from '#core/people/profile/profile-constants.ts';
import { type FieldIn, fieldsIn } from '#core/people/profile/profile-fields.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { PlainField } from '../forms/plain-field.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { styleAndSalaryBody } from '../forms/profile-schemas.ts';
import { typedValues } from '../forms/typed-values.ts';

interface SalaryValues extends Record<FieldIn<'salary'>, string> {
  expected_salary?: number | undefined;
  tutoring_style: number[];
  tutoring_place: number[];
}
const PLAIN = fieldsIn(['salary']);

interface SalaryPanelProps {
  profile: TutorProfile;
  /** Without what may be left out. */
  isShort?: boolean;
}

/** Expected salary, how and where one teaches. */
export function SalaryPanel({ profile, isShort = false }: SalaryPanelProps) {
  const { salary_and_style: now } = profile;
  const { t } = useTranslation('profile');
  const { t: fieldTexts } = useTranslation('tutorProfile');
  const format = useFormat();
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const styles = useApi('listTutoringStyles', {});
  const places = useApi('listTutoringPlaces', {});
  const saved = useSavedForm<SalaryValues, typeof styleAndSalaryBody._output>({
    name: 'tutoring-salary',
    schema: styleAndSalaryBody,
    defaults: {
      expected_salary: now.expected_salary ?? undefined,
      tutoring_style: now.tutoring_style.map(({ id }) => id),
      tutoring_place: now.tutoring_place.map(({ id }) => id),
      ...typedValues(PLAIN, now),
    },
    send: async (body) => onSaved(await api.call('saveStyleAndSalary', { body })),
  });
  const { field, typed } = saved;

  return (
    <ProfileForm saved={saved} label={t('sections.salary')}>
      <NumberField
        label={t('salary.monthly')}
        hint={t('salary.monthlyHint', { least: format.money(MINIMUM_EXPECTED_SALARY) })}
        {...field('expected_salary')}
      />
      <CheckboxListField legend={t('salary.style')} options={styles} {...field('tutoring_style')} />
      <CheckboxListField legend={t('salary.place')} options={places} {...field('tutoring_place')} />
      {!isShort &&
        PLAIN.map((name) => (
          <PlainField
            key={name}
            name={name}
            label={fieldTexts(`fields.label.${name}`)}
            {...typed(name)}
          />
        ))}
    </ProfileForm>
  );
}
