import { TextField } from '#ui/field/text-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { FormFields } from '../form/form-fields.ts';
import { GenderField } from '../form/gender-field.tsx';
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
export function AccountFields({ saved: { field, typed }, phone, email }: AccountFieldsProps) {
  const texts = useTexts('settings');
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
      <GenderField legend={texts('account.gender')} {...field('gender')} />
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
