import { GENDER } from '#core/jobs/job-constants.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FormFields } from '../form/form-fields.ts';
import { GroupError } from '../form/group-error.tsx';
import { EmailState, type EmailStateProps } from './email-state.tsx';

export interface AccountValues {
  name: string;
  email: string;
  /** 0 while it is not known. */
  gender: number;
}

interface AccountFieldsProps {
  /** From useSavedForm, of these values and perhaps more. */
  saved: FormFields<AccountValues>;
  phone: string;
  email: EmailStateProps;
}

/** Name, e-mail and gender; the phone is shown and cannot be changed. */
export function AccountFields({
  saved: { values, set, errorOf, typed },
  phone,
  email,
}: AccountFieldsProps) {
  const texts = useTexts('settings');
  const common = useTexts('common');
  return (
    <>
      <TextField label={texts('account.name')} autoComplete="name" {...typed('name')} />
      <TextField
        label={texts('account.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...typed('email')}
      />
      <EmailState {...email} />
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
      <TextField
        label={texts('account.phone')}
        hint={texts('account.phoneFixed')}
        type="tel"
        disabled
        readOnly
        value={phone}
      />
    </>
  );
}
