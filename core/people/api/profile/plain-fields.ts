/** The plain fields of the profile as they are sent and as they are answered, by their table. */
import type { z } from 'zod';
import { nullableText } from '#core/ground/api/fields/fields.ts';
import {
  type FieldIn,
  fieldsIn,
  type ProfileField,
  type ProfileFieldName,
  type ProfileSection,
  PUBLIC_FIELDS,
  type PublicTexts,
  profileField,
  publicName,
  type RequiredField,
} from '#core/people/profile/profile-fields.ts';
import {
  optionalText,
  optionalVideo,
  requiredPhone,
  requiredText,
} from '../fields/optional-fields.ts';
import { personText } from '../fields/person-text.ts';

function sent(field: ProfileField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.isRequired ? requiredText(field.max, field.min) : optionalText(field.max);
    case 'line':
      return requiredText(field.max);
    case 'name':
      // The check that it can be a name is done where its earlier value is known.
      return personText(field.max);
    case 'phone':
      return requiredPhone;
    case 'link':
      return optionalVideo;
  }
}

type Sent<Name extends ProfileFieldName> = {
  [Each in Name]: Each extends RequiredField ? z.ZodType<string> : z.ZodOptional<z.ZodType<string>>;
};

export const sentFields = <Section extends ProfileSection>(...sections: Section[]) =>
  Object.fromEntries(fieldsIn(sections).map((name) => [name, sent(profileField(name))])) as Sent<
    FieldIn<Section>
  >;

/** Returns the stored fields as the tutor reads them, and staff the personal ones. Null if not given. */
export const storedFields = <Section extends ProfileSection>(...sections: Section[]) =>
  Object.fromEntries(fieldsIn(sections).map((name) => [name, nullableText])) as Record<
    FieldIn<Section>,
    typeof nullableText
  >;

/** The texts of a tutor's public page. */
export const publicTexts = Object.fromEntries(
  PUBLIC_FIELDS.map((name) => [publicName(name), nullableText]),
) as Record<keyof PublicTexts, typeof nullableText>;
