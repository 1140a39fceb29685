import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '#core/people/account/phone-text.ts';
import { Button } from '#ui/button/button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { ContactStepProps } from '../host-parts.ts';
import { ContactForm } from './contact-form.tsx';

/** Name and phone on our own pages: asked for once, then shown as confirmed. */
export function ContactStep({ verified, phone, problem, onVerified }: ContactStepProps) {
  const { t } = useTranslation('hire');
  const lang = useLang();
  if (!verified) return <ContactForm purpose="verify" {...{ phone, problem, onVerified }} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex gap-2">
        <CircleCheck aria-hidden="true" size={20} className="text-brand" />
        <span className="min-w-0">
          {verified.name}. {t('contact.verified', { phone: phoneText(verified.phone, lang) })}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onVerified(verified)}>{t('next')}</Button>
        <Button look="quiet" onClick={() => onVerified(undefined)}>
          {t('contact.otherPhone')}
        </Button>
      </div>
    </div>
  );
}
