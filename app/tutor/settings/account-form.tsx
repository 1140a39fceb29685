import type { TutorProfile } from '#core/api/schemas/profile/overview.ts';
import { GENDER } from '#core/jobs/job-constants.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SavedForm } from '../../form/saved-form.tsx';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { GroupError } from '../parts/group-error.tsx';
import { accountInfoBody } from '../parts/profile-schemas.ts';
import { useProfileSaved } from '../parts/use-profile-saved.ts';
import { useTold } from '../parts/use-told.ts';

interface AccountValues {
  name: string;
  email: string;
  gender: number;
}

/** Name, e-mail and gender; the phone is shown and cannot be changed. */
export function AccountForm({ profile }: { profile: TutorProfile }) {
  const texts = useTexts('settings');
  const common = useTexts('common');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const told = useTold();
  const saved = useSavedForm<AccountValues, typeof accountInfoBody._output>({
    name: 'account-info',
    schema: accountInfoBody,
    defaults: { name: profile.name, email: profile.email ?? '', gender: profile.gender ?? 0 },
    send: told(async (body) => {
      const { message } = await api.call('updateAccountInfo', { body });
      await onSaved(message);
    }, texts('account.failed')),
  });
  const { values, set, errorOf } = saved;

  return (
    <SavedForm
      saved={saved}
      label={texts('tabs.personal-info')}
      submitText={texts('account.save')}
      sendingText={texts('account.saving')}
    >
      <TextField
        label={texts('account.name')}
        autoComplete="name"
        value={values.name}
        onChange={(event) => set('name', event.currentTarget.value)}
        error={errorOf('name')}
      />
      <TextField
        label={texts('account.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.email}
        onChange={(event) => set('email', event.currentTarget.value)}
        error={errorOf('email')}
      />
      <div className="flex flex-col gap-1">
        <ChoiceGroup<number>
          legend={texts('account.gender')}
          row
          value={values.gender}
          onChange={(gender) => set('gender', gender)}
          choices={[
            { value: GENDER.male, text: common('gender.male') },
            { value: GENDER.female, text: common('gender.female') },
          ]}
        />
        <GroupError message={errorOf('gender')} />
      </div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="flex-1 min-w-[200px]">
          <TextField
            label={texts('account.phone')}
            type="tel"
            disabled
            readOnly
            value={profile.phone_no}
          />
        </div>
        <Button look="secondary" disabled>
          {texts('account.phoneFixed')}
        </Button>
      </div>
    </SavedForm>
  );
}
