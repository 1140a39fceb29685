import { CircleCheck } from 'lucide-react';
import { showPhoneNumber } from '#core/account/phone-number.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { ProvedContact } from '../../job-parts/proved-contact.ts';
import { ContactForm } from './contact-form.tsx';

interface ContactStepProps {
  proved: ProvedContact | undefined;
  /** What the server said of the phone or the name when all was sent. */
  problem: string | undefined;
  onProved(contact: ProvedContact | undefined): void;
}

/** Name and phone on our own pages: asked for once, then shown as confirmed. */
export function ContactStep({ proved, problem, onProved }: ContactStepProps) {
  const texts = useTexts('hire');
  if (!proved) return <ContactForm purpose="verify" problem={problem} onProved={onProved} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex gap-2">
        <CircleCheck aria-hidden="true" size={20} className="text-brand" />
        <span className="min-w-0">
          {proved.name}. {texts('contact.proved', { phone: showPhoneNumber(proved.phone) })}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onProved(proved)}>{texts('next')}</Button>
        <Button look="quiet" onClick={() => onProved(undefined)}>
          {texts('contact.otherPhone')}
        </Button>
      </div>
    </div>
  );
}
