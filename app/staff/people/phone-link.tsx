import { Phone } from 'lucide-react';
import { phoneText } from '#core/people/account/phone-text.ts';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

interface PhoneLinkProps {
  phone: string;
  /** The icon's size in px. */
  size: number;
  className: string;
}

/** A number to call. */
export function PhoneLink({ phone, size, className }: PhoneLinkProps) {
  const lang = useLang();
  return (
    <a
      href={`tel:${phone}`}
      className={cx('inline-flex items-center text-brand tabular-nums hover:underline', className)}
    >
      <Phone aria-hidden="true" size={size} />
      {phoneText(phone, lang)}
    </a>
  );
}
