import { Mail, Phone } from 'lucide-react';
import { OUR_PHONE_LINK, useOurPhone } from '#app/ground/links/call-text.tsx';
import { brand } from '#core/ground/brand.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';

const LINK =
  'inline-flex items-center gap-2 min-h-[44px] font-semibold text-brand break-words hover:underline';

/** A person to ask before or after paying. */
export function PaymentHelpline() {
  const texts = useTexts('money');
  const phone = useOurPhone();
  return (
    <div className="no-print">
      <Section title={texts('pay.helpline')}>
        <p className="text-muted">{texts('pay.helplineHint')}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href={OUR_PHONE_LINK} className={LINK}>
            <Phone aria-hidden="true" size={18} />
            {phone}
          </a>
          <a href={`mailto:${brand.email}`} className={LINK}>
            <Mail aria-hidden="true" size={18} />
            {brand.email}
          </a>
        </p>
      </Section>
    </div>
  );
}
