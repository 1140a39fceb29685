/**
 * The columns that store the plain fields of a profile: `father_name` in `fatherName`, except for
 * three.
 */
import {
  type FieldIn,
  fieldsIn,
  type OfferSection,
  type PersonalSection,
  type ProfileFieldName,
  type ProfileSection,
} from '#core/people/profile/profile-fields.ts';
import type { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import type { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { type CamelCase, camelCase } from '#server/ground/text/camel-case.ts';

const OWN_NAMES = {
  about_your_tutoring_style: 'aboutStyle',
  demo_class_video: 'demoVideo',
  about_your_online_tutoring_style: 'aboutOnline',
} as const;
export type ColumnOf<Name extends ProfileFieldName> = Name extends keyof typeof OWN_NAMES
  ? (typeof OWN_NAMES)[Name]
  : CamelCase<Name>;

export const columnOf = <Name extends ProfileFieldName>(name: Name) =>
  (new Map<string, string>(Object.entries(OWN_NAMES)).get(name) ??
    camelCase(name)) as ColumnOf<Name>;

/** A field that has no column of its name is an error here. */
type Columns = Pick<typeof tutorProfiles.$inferSelect, ColumnOf<FieldIn<OfferSection>>> &
  Pick<typeof tutorPersonalInfos.$inferSelect, ColumnOf<FieldIn<PersonalSection>>>;
export type ColumnsIn<Section extends ProfileSection> = Pick<
  Columns,
  ColumnOf<FieldIn<Section>> & keyof Columns
>;

export const columnsIn = <Section extends ProfileSection>(...sections: Section[]) =>
  fieldsIn(sections).map(columnOf) as (keyof ColumnsIn<Section>)[];

/** Returns the columns before anything is said. */
export const emptyColumns = <Section extends ProfileSection>(...sections: Section[]) =>
  Object.fromEntries(columnsIn(...sections).map((column) => [column, null])) as {
    [Column in keyof ColumnsIn<Section>]: null;
  };
