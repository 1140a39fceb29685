import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OUR_PHONE_LINK, useOurPhone } from '#app/ground/links/call-text.tsx';
import { brand } from '#core/ground/brand.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

const LINK =
  'inline-flex items-center min-h-[32px] font-semibold text-brand hover:underline break-all';

/** Every way to a person of our staff. */
export function OurContacts() {
  const { t } = useTranslation('contact');
  const format = useFormat();
  const lang = useLang();
  const phone = useOurPhone();
  const hour = (of: number) => format.time(`${of}:00`);
  const { opens, closes } = brand.support;
  return (
    <ul className="flex flex-col gap-3">
      <Way icon={<Phone aria-hidden="true" size={20} />} name={t('ways.phone')}>
        <a href={OUR_PHONE_LINK} className={LINK}>
          {phone}
        </a>
      </Way>
      <Way icon={<MessageCircle aria-hidden="true" size={20} />} name={t('ways.whatsapp')}>
        <a href={`https://wa.me/${brand.whatsapp}`} target="_blank" rel="noopener" className={LINK}>
          {t('ways.openWhatsapp')}
        </a>
      </Way>
      <Way icon={<Mail aria-hidden="true" size={20} />} name={t('ways.email')}>
        <a href={`mailto:${brand.email}`} className={LINK}>
          {brand.email}
        </a>
      </Way>
      <Way icon={<MapPin aria-hidden="true" size={20} />} name={t('ways.address')}>
        {lang === 'bn' ? brand.addressBn : brand.address}
      </Way>
      <Way icon={<Clock aria-hidden="true" size={20} />} name={t('ways.hours')}>
        {t('ways.everyDay', { from: hour(opens), to: hour(closes) })}
      </Way>
    </ul>
  );
}

interface WayProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

const Way = ({ icon, name, children }: WayProps) => (
  <li className="flex items-center gap-3">
    <span className="way-icon text-brand bg-brand-soft">{icon}</span>
    <div className="min-w-0 break-words">
      <p className="text-sm text-muted">{name}</p>
      {children}
    </div>
  </li>
);
