import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx.ts';
import { CONTROL, Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A password that can be looked at: on a phone's keyboard nobody types blind without mistakes. */
export function PasswordField({ label, isRequired, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} isRequired={isRequired} hint={hint} error={error}>
      {(ids) => (
        <span className="relative block">
          <input
            {...ids}
            {...input}
            type={isShown ? 'text' : 'password'}
            className={cx(CONTROL, 'pr-12')}
          />
          <button
            type="button"
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            aria-pressed={isShown}
            className="absolute right-0 top-0 inline-flex items-center justify-center w-[44px] h-[44px] text-muted hover:text-ink rounded-sm"
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden="true" size={20} />
          </button>
        </span>
      )}
    </Field>
  );
}
