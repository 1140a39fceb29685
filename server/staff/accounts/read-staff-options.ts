/** The command line of `staff:create`; each mistake is one sentence. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { NAME_MAX } from '#core/ground/limits/hire-limits.ts';
import {
  isMobileNumber,
  readPhoneNumber,
  toStoredPhone,
} from '#core/people/account/phone-number.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { ConfigError } from '#server/ground/config/config.ts';

const EXAMPLE = 'npm run staff:create -- --name "Farhana Yasmin" --phone 01911000001';

export interface NewStaff {
  name: string;
  /** E.164. */
  phoneNo: string;
  email: string | null;
}

function parse(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args, options: { name: text, phone: text, email: text } }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ConfigError(`${error.message.split('. ', 1)[0]}: use it like ${EXAMPLE}`);
  }
}

export function readStaffOptions(args: string[]): NewStaff {
  const { name, phone = '', email } = parse(args);
  const readName = personText(NAME_MAX).safeParse(name);
  if (!readName.success)
    throw new ConfigError(`Give the name, at most ${NAME_MAX} characters: ${EXAMPLE}`);
  const national = readPhoneNumber(phone);
  const phoneNo = toStoredPhone(phone);
  if (phoneNo === null || national === null || !isMobileNumber(national))
    throw new ConfigError(`Give a mobile number of Bangladesh with --phone: ${EXAMPLE}`);
  const readEmail = z.email().max(254).optional().safeParse(email?.trim().toLowerCase());
  if (!readEmail.success)
    throw new ConfigError(`The e-mail address "${email}" is wrong: leave it out, or correct it.`);
  return { name: readName.data, phoneNo, email: readEmail.data ?? null };
}
