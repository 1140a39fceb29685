import { useTranslation } from 'react-i18next';
import type { FormFields } from '#app/ground/form/form-fields.ts';
import { GenderField } from '#app/ground/form/gender-field.tsx';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { EmailState, type EmailStateProps } from './email-state.tsx';

export interface AccountValues {
  name: string;
  email: string;
  /** 0 while it is not known. */
  gender: number;
}

interface AccountFieldsProps {
  /** The form of useSavedForm, with these values and perhaps more. */
  saved: FormFields<AccountValues>;
  phone: string;
  email: EmailStateProps;
  changeNumberPath: string;
}

/** Name, e-mail and gender; the phone is shown, with the way to change it. */
export function AccountFields({
  saved: { field, typed },
  phone,
  email,
  changeNumberPath,
}: AccountFieldsProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <TextField label={t('account.name')} autoComplete="name" {...typed('name')} />
      <TextField
        label={t('account.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...typed('email')}
      />
      <EmailState {...email} />
      <GenderField legend={t('account.gender')} {...field('gender')} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex-1 min-w-[200px]">
          <TextField label={t('account.phone')} type="tel" disabled readOnly value={phone} />
        </div>
        <ActionLink to={changeNumberPath} look="secondary">
          {t('account.changeNumber')}
        </ActionLink>
      </div>
    </>
  );
}
