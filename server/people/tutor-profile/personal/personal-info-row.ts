/** The mapping between the field names of the API and the columns of the table. */
import { eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import type { PersonalInfo, PersonalInfoBody } from '#core/people/api/profile/personal-info.ts';
import {
  type FieldIn,
  fieldsIn,
  PERSONAL_SECTIONS,
  type PersonalSection,
  type SentFields,
} from '#core/people/profile/profile-fields.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import { presentFields, presentPhone } from '#server/people/profile-fields/present-fields.ts';
import { toColumns } from '#server/people/profile-fields/to-columns.ts';

type PersonalRow = typeof tutorPersonalInfos.$inferSelect;

/** Returns the columns of the parts that were sent; those of the others stay as they are. */
export function toPersonalRow({
  additional_number: additional,
  date_of_birth: dateOfBirth,
  bc_nid_po: documentNumber,
  religion_id: religionId,
  ...plain
}: PersonalInfoBody) {
  const self =
    dateOfBirth === undefined || documentNumber === undefined || religionId === undefined
      ? {}
      : {
          additionalNumber: additional === undefined ? null : toStoredPhone(additional),
          dateOfBirth,
          documentNumber,
          religionId,
        };
  const given = PERSONAL_SECTIONS.filter((section) =>
    fieldsIn([section]).some((name) => plain[name] !== undefined),
  );
  return {
    ...self,
    ...toColumns(given, plain as SentFields<FieldIn<PersonalSection>>),
  };
}

export const presentPersonalInfo = (
  row: PersonalRow,
  { religions }: Lookups,
  lang: Lang,
): PersonalInfo => ({
  additional_number: presentPhone(row.additionalNumber),
  date_of_birth: row.dateOfBirth,
  bc_nid_po: row.documentNumber,
  religion_id: row.religionId,
  religious: row.religionId === null ? null : nameIn(religions, row.religionId, lang),
  ...presentFields(PERSONAL_SECTIONS, row),
});

export async function readPersonalRow(db: Db, tutorId: number): Promise<PersonalRow | null> {
  const [row] = await db
    .select()
    .from(tutorPersonalInfos)
    .where(eq(tutorPersonalInfos.tutorId, tutorId));
  return row ?? null;
}
