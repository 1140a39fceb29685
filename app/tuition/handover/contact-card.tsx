import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';

interface ContactCardProps {
  /** The person's role for the reader, such as "Guardian". */
  role: string;
  name: string;
  photo: string | null;
  /** The gender, which is unknown of guardians. */
  gender: number | null;
  /** 01XXXXXXXXX */
  phone: string;
  /** The other facts known of the person. */
  children?: ReactNode;
}

const PHOTO_SIZE = 64;
const BUTTON =
  'inline-flex flex-1 items-center justify-center gap-2 min-h-[48px] px-4 rounded font-semibold whitespace-nowrap';

/** A person to call: face, name, number, and one press for the phone or for WhatsApp. */
export function ContactCard({ role, name, photo, gender, phone, children }: ContactCardProps) {
  const { t } = useTranslation('handover');
  const lang = useLang();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <TutorPhoto name={name} photo={photo} gender={gender} size={PHOTO_SIZE} />
        <div className="min-w-0">
          <p className="text-muted text-sm">{role}</p>
          <p className="text-lg font-semibold break-words">{name}</p>
          {children}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          href={`tel:+88${phone}`}
          className={`${BUTTON} bg-brand text-on-brand hover:bg-brand-deep`}
        >
          <Phone aria-hidden="true" size={18} />
          <span className="sr-only">{t('call', { name })}</span>
          <span className="tabular">{phoneText(phone, lang)}</span>
        </a>
        <a
          href={`https://wa.me/88${phone}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`${BUTTON} border border-edge bg-paper hover:border-brand hover:text-brand`}
        >
          <MessageCircle aria-hidden="true" size={18} />
          {t('whatsapp')}
        </a>
      </div>
    </div>
  );
}
