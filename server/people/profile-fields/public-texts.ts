/**
 * The texts of a tutor's public page. This is the one way from the columns to the page: strangers get
 * no phone number, e-mail or web address of a tutor.
 */
import { getTableColumns } from 'drizzle-orm';
import { hideContactIn } from '#core/people/contact-data/hide-contact.ts';
import {
  type FieldIn,
  type OfferSection,
  type PersonalSection,
  PUBLIC_FIELDS,
  type PublicField,
  type PublicTexts,
  publicName,
} from '#core/people/profile/profile-fields.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { type ColumnOf, columnOf } from './profile-columns.ts';

type PublicIn<Section extends OfferSection | PersonalSection> = PublicField & FieldIn<Section>;
const PUBLIC_COLUMNS: readonly string[] = PUBLIC_FIELDS.map(columnOf);

const publicColumnsOf = (table: typeof tutorProfiles | typeof tutorPersonalInfos) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => PUBLIC_COLUMNS.includes(name)),
  );
/** The columns of the public texts, for a query that joins both tables. Everybody may read no others of the second. */
export const publicTextColumns = {
  ...(publicColumnsOf(tutorProfiles) as Pick<
    typeof tutorProfiles,
    ColumnOf<PublicIn<OfferSection>>
  >),
  ...(publicColumnsOf(tutorPersonalInfos) as Pick<
    typeof tutorPersonalInfos,
    ColumnOf<PublicIn<PersonalSection>>
  >),
};

type PublicTextRow = { [Name in PublicField as ColumnOf<Name>]: string | null };

/** Returns the public texts without contact data. */
export const presentPublicTexts = (row: PublicTextRow) =>
  Object.fromEntries(
    PUBLIC_FIELDS.map((name) => [publicName(name), hideContactIn(row[columnOf(name)])]),
  ) as PublicTexts;
