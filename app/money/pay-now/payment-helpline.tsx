import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OUR_PHONE_LINK, useOurPhone } from '#app/ground/links/call-text.tsx';
import { brand } from '#core/ground/brand.ts';
import { Section } from '#ui/section/section.tsx';

const LINK =
  'inline-flex items-center gap-2 min-h-[44px] font-semibold text-brand break-words hover:underline';

/** A person to ask before or after paying. */
export function PaymentHelpline() {
  const { t } = useTranslation('money');
  const phone = useOurPhone();
  return (
    <div className="no-print">
      <Section title={t('pay.helpline')}>
        <p className="text-muted">{t('pay.helplineHint')}</p>
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
