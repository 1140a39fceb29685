/** Who we are, as it stands on top of our papers. */
import { phoneText } from '#core/account/phone-text.ts';
import { brand } from '#core/brand.ts';
import type { Lang } from '#core/i18n/lang.ts';

export function senderOf(lang: Lang) {
  const phone = phoneText(brand.phone, lang);
  return {
    sender: lang === 'bn' ? brand.nameBn : brand.name,
    contacts: `${lang === 'bn' ? brand.addressBn : brand.address} · ${phone} · ${brand.email}`,
    phone,
  };
}
