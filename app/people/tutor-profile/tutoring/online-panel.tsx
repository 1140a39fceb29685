import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ProfileForm } from '../forms/profile-form.tsx';
import { onlineTutoringBody } from '../forms/profile-schemas.ts';

interface OnlineValues {
  expected_salary_online_per_hour?: number | undefined;
  demo_class_video: string;
  about_your_online_tutoring_style: string;
}
const ABOUT_LENGTH = 1000;

/** Teaching online: the fee for an hour, a demo class, how it goes. */
export function OnlinePanel({ profile: { online } }: { profile: TutorProfile }) {
  const texts = useTexts('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const saved = useSavedForm<OnlineValues, typeof onlineTutoringBody._output>({
    name: 'tutoring-online',
    schema: onlineTutoringBody,
    defaults: {
      expected_salary_online_per_hour: online.expected_salary_online_per_hour ?? undefined,
      demo_class_video: online.demo_class_video ?? '',
      about_your_online_tutoring_style: online.about_your_online_tutoring_style ?? '',
    },
    whenMissing: { expected_salary_online_per_hour: texts('online.feeMissing') },
    send: async (body) => onSaved(await api.call('saveOnlineTutoring', { body })),
  });
  const { field, typed } = saved;

  return (
    <ProfileForm saved={saved} label={texts('sections.online')}>
      <NumberField
        label={texts('online.fee')}
        hint={texts('online.feeHint')}
        {...field('expected_salary_online_per_hour')}
      />
      <TextField
        label={texts('online.video')}
        hint={texts('salary.videoHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...typed('demo_class_video')}
      />
      <TextAreaField
        isCounted
        rows={5}
        label={texts('online.about')}
        hint={texts('optional')}
        maxLength={ABOUT_LENGTH}
        {...typed('about_your_online_tutoring_style')}
      />
    </ProfileForm>
  );
}
