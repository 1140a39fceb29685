import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '#core/ground/brand.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';

/** Ways to a person: by phone, and by what most people here write with. */
export function PersonLinks() {
  const { t } = useTranslation('assistant');
  const lang = useLang();
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        look="secondary"
        href={`tel:${brand.phone.replace('-', '')}`}
        icon={<Phone aria-hidden="true" size={18} />}
      >
        {t('person.phone', {
          phone: phoneText(brand.phone, lang),
        })}
      </ButtonLink>
      <ButtonLink
        look="secondary"
        href={`https://wa.me/${brand.whatsapp}`}
        target="_blank"
        rel="noopener noreferrer"
        icon={<MessageCircle aria-hidden="true" size={18} />}
      >
        {t('person.whatsApp')}
      </ButtonLink>
    </div>
  );
}
