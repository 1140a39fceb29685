import { useTranslation } from 'react-i18next';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { type FieldIn, fieldsIn } from '#core/people/profile/profile-fields.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { PlainField } from '../forms/plain-field.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { onlineTutoringBody } from '../forms/profile-schemas.ts';
import { typedValues } from '../forms/typed-values.ts';

interface OnlineValues extends Record<FieldIn<'online'>, string> {
  expected_salary_online_per_hour?: number | undefined;
}
const PLAIN = fieldsIn(['online']);

/** Teaching online: the fee for an hour, a demo class, how it goes. */
export function OnlinePanel({ profile: { online } }: { profile: TutorProfile }) {
  const { t } = useTranslation('profile');
  const { t: fieldTexts } = useTranslation('tutorProfile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const saved = useSavedForm<OnlineValues, typeof onlineTutoringBody._output>({
    name: 'tutoring-online',
    schema: onlineTutoringBody,
    defaults: {
      expected_salary_online_per_hour: online.expected_salary_online_per_hour ?? undefined,
      ...typedValues(PLAIN, online),
    },
    whenMissing: { expected_salary_online_per_hour: t('online.feeMissing') },
    send: async (body) => onSaved(await api.call('saveOnlineTutoring', { body })),
  });
  const { field, typed } = saved;

  return (
    <ProfileForm saved={saved} label={t('sections.online')}>
      <NumberField
        label={t('online.fee')}
        hint={t('online.feeHint')}
        {...field('expected_salary_online_per_hour')}
      />
      {PLAIN.map((name) => (
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
