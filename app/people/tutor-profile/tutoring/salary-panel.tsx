import { CheckboxListField } from '#app/ground/form/checkbox-list-field.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { MINIMUM_EXPECTED_SALARY } from '#core/people/profile/profile-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { styleAndSalaryBody } from '../forms/profile-schemas.ts';

interface SalaryValues {
  expected_salary?: number | undefined;
  tutoring_style: number[];
  tutoring_place: number[];
  about_your_tutoring_style: string;
  upload_video: string;
}
const ABOUT_LENGTH = 1000;

/** Expected salary, how and where one teaches. */
export function SalaryPanel({ profile: { salary_and_style: now } }: { profile: TutorProfile }) {
  const texts = useTexts('profile');
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
      about_your_tutoring_style: now.about_your_tutoring_style ?? '',
      upload_video: now.upload_video ?? '',
    },
    send: async (body) => onSaved(await api.call('saveStyleAndSalary', { body })),
  });
  const { field, typed } = saved;

  return (
    <ProfileForm saved={saved} label={texts('sections.salary')}>
      <NumberField
        label={texts('salary.monthly')}
        hint={texts('salary.monthlyHint', { least: format.money(MINIMUM_EXPECTED_SALARY) })}
        {...field('expected_salary')}
      />
      <CheckboxListField
        legend={texts('salary.style')}
        options={styles}
        {...field('tutoring_style')}
      />
      <CheckboxListField
        legend={texts('salary.place')}
        options={places}
        {...field('tutoring_place')}
      />
      <TextAreaField
        isCounted
        rows={5}
        label={texts('salary.about')}
        hint={texts('optional')}
        maxLength={ABOUT_LENGTH}
        {...typed('about_your_tutoring_style')}
      />
      <TextField
        label={texts('salary.video')}
        hint={texts('salary.videoHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...typed('upload_video')}
      />
    </ProfileForm>
  );
}
