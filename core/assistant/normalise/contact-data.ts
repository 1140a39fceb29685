/**
 * Phone numbers and e-mail addresses inside a message. They are recognised so that the visitor can
 * be told where they belong, and blotted out before anything is read or kept.
 */
import { readPhoneNumber } from '../../account/phone-number.ts';
import { toLatinDigits } from '../../format/latin-digits.ts';

const PHONE = /(?:\+?88[\s-]?)?0?[\s-]?1(?:[\s-]?\d){9}(?!\d)/g;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g;
export const BLOT = '•••';

export interface WithoutContact {
  text: string;
  hasPhone: boolean;
  hasContact: boolean;
}

export function removeContactData(text: string): WithoutContact {
  let hasPhone = false;
  let hasEmail = false;
  const cleaned = toLatinDigits(text)
    .replace(PHONE, (found) => {
      if (readPhoneNumber(found) === null) return found;
      hasPhone = true;
      return BLOT;
    })
    .replace(EMAIL, () => {
      hasEmail = true;
      return BLOT;
    });
  const hasContact = hasPhone || hasEmail;
  // Bengali digits stay as written unless a number had to go.
  return { text: hasContact ? cleaned : text, hasPhone, hasContact };
}
