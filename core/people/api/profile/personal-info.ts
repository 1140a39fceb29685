import { z } from 'zod';
import { id } from '#core/ground/api/fields/fields.ts';
import { ageOf } from '#core/ground/dates/age-of.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { NAME_MAX } from '#core/ground/limits/hire-limits.ts';
import {
  neededIn,
  PERSONAL_PARTS,
  type PersonalPart,
} from '#core/people/profile/personal-parts.ts';
import { PERSONAL_SECTIONS } from '#core/people/profile/profile-fields.ts';
import { email, gender } from '../fields/account-fields.ts';
import { day, optionalPhone } from '../fields/optional-fields.ts';
import { personText } from '../fields/person-text.ts';
import { savedFields } from './answers.ts';
import { sentFields, storedFields } from './plain-fields.ts';

const MINIMUM_AGE = 18;
const MAXIMUM_AGE = 100;

const birthDate = day.refine(
  (birth) => {
    const age = ageOf(birth, dhakaDate(new Date()));
    return age >= MINIMUM_AGE && age <= MAXIMUM_AGE;
  },
  { params: { code: 'birth_date', minimum: MINIMUM_AGE } },
);

/** Numbers of NID (10, 13 or 17), birth certificate (17) and passports (letters first). */
const documentNumber = z
  .string()
  .trim()
  .transform((text) =>
    toLatinDigits(text)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase(),
  )
  .refine((text) => /^([A-Z]{1,2}\d{7,8}|\d{10}|\d{13}|\d{17})$/.test(text), {
    params: { code: 'document_number' },
  });

/** A person's name; the check that it can be a name is done where its earlier value is known. */
const keptName = personText(NAME_MAX);

const selfFields = {
  additional_number: optionalPhone,
  date_of_birth: birthDate,
  bc_nid_po: documentNumber,
  religion_id: id,
};
/** The bodies that the forms of the parts send. */
export const personalPartBody = {
  addresses: z.object(sentFields('present', 'permanent')),
  family: z.object(sentFields('parents', 'emergency')),
  self: z.object(selfFields),
  about: z.object(sentFields('about')),
} satisfies Record<PersonalPart, z.ZodType>;

/**
 * Personal information, which its owner and staff alone read: one part of it or several, each whole.
 * Source: docs/requirements/people/tutor-profile.md, "Personal information".
 */
export const personalInfoBody = z
  .object({ ...selfFields, ...sentFields(...PERSONAL_SECTIONS) })
  .partial()
  .superRefine((body, context) => {
    const isGiven = (name: string) => name in body && body[name as keyof typeof body] !== undefined;
    const begun = PERSONAL_PARTS.filter(
      (part) => neededIn[part].some(isGiven) || (part === 'self' && isGiven('additional_number')),
    );
    for (const part of begun.length > 0 ? begun : PERSONAL_PARTS)
      for (const name of neededIn[part])
        if (!isGiven(name))
          context.addIssue({ code: 'custom', path: [name], params: { code: 'required' } });
  });
export type PersonalInfoBody = z.output<typeof personalInfoBody>;

const text = z.string().nullable();
export const personalInfo = z.object({
  additional_number: text,
  date_of_birth: text,
  bc_nid_po: text,
  religion_id: z.int().nullable(),
  religious: text,
  ...storedFields(...PERSONAL_SECTIONS),
});
export type PersonalInfo = z.infer<typeof personalInfo>;
export const personalInfoAnswer = z.object({ data: personalInfo.nullable() });

/** An address takes effect once the link sent there is opened. */
export const emailState = {
  email: z.string().nullable(),
  email_verified: z.boolean(),
  email_pending: z.string().nullable(),
};

/** Name, e-mail and gender of the account; the phone has a change of its own. */
export const accountInfoBody = z.object({ name: keptName, email, gender });
export const accountInfoSavedAnswer = z.object({
  ...savedFields,
  data: z.object({ name: z.string(), ...emailState, gender: z.int().nullable() }),
});
