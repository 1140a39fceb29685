/** Says who we are, as it stands on top of our papers. */

import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { phoneText } from '#core/people/account/phone-text.ts';

export function senderOf(lang: Lang) {
  const phone = phoneText(brand.phone, lang);
  return {
    sender: lang === 'bn' ? brand.nameBn : brand.name,
    contacts: `${lang === 'bn' ? brand.addressBn : brand.address} · ${phone} · ${brand.email}`,
    phone,
  };
}
