import { brand } from '#core/ground/brand.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

/** The number of our staff in the reader's digits. */
export const useOurPhone = (): string => phoneText(brand.phone, useLang());

export const OUR_PHONE_LINK = `tel:${readPhoneNumber(brand.phone)}`;

/** A text; where our number stands in it, a touch calls it. */
export function CallText({ text }: { text: string }) {
  const phone = useOurPhone();
  const [before, after] = text.split(phone);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={OUR_PHONE_LINK} className="inline-block py-1 font-semibold underline">
        {phone}
      </a>
      {after}
    </>
  );
}
