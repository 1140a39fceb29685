import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lateExtra } from '#app/ground/late/late-extra.tsx';
import { GUARDIAN_ABOUT_MAX } from '#core/people/account/guardian-about-max.ts';
import { TextField } from '#ui/field/text-field.tsx';
import type { AuthInput } from '../form/use-auth-form.ts';

/** Few open it: it comes when somebody does. */
const AboutField = lateExtra(
  async () => (await import('#ui/field/text-area-field.tsx')).TextAreaField,
);

interface MoreAboutGuardianProps {
  phone: AuthInput;
  about: {
    value: string;
    onChange(value: string): void;
    error: string | undefined;
  };
}

/** A guardian may add these and most leave them for the settings: it is closed, unless it holds something wrong. */
export function MoreAboutGuardian({ phone, about }: MoreAboutGuardianProps) {
  const { t } = useTranslation('auth');
  const [isOpen, setOpen] = useState(false);
  const isWrong = phone.error !== undefined || about.error !== undefined;
  return (
    <details
      className="faq border-y border-line"
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex items-center min-h-[44px] font-semibold">{t('signUp.more')}</summary>
      <div className="flex flex-col gap-4 pt-2 pb-4">
        <TextField
          label={t('fields.additionalPhone')}
          hint={t('fields.additionalPhoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...phone}
          isRequired={false}
        />
        {(isOpen || isWrong) && (
          <AboutField
            label={t('fields.about')}
            name="about"
            maxLength={GUARDIAN_ABOUT_MAX}
            value={about.value}
            onChange={(event) => about.onChange(event.currentTarget.value)}
            error={about.error}
          />
        )}
      </div>
    </details>
  );
}
