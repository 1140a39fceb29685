/** Letters with all that is shown of them. */
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import type { Letter } from '#core/tuition/api/letters.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { letterSignatures } from '#server/ground/db/schema/tuition-letters.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isOver } from '#server/market/hiring/tuition-end.ts';
import { isPlatformCharge } from '#server/money/invoices/lock-platform-charge.ts';
import { selectTuitions } from '#server/tuition/handover/find-tuition.ts';
import { findOwnTuition, isOwnTuition, type OwnTuition, withSide } from '../find-own-tuition.ts';
import { freezeLetters, type LetterRow } from './freeze-letters.ts';
import { presentLetter } from './present-letter.ts';

const letterNotFound = () => new ApiError('not_found', { text: 'letter_not_found' });

export const readSignatures = (db: Db, applicationIds: number[]) =>
  db
    .select()
    .from(letterSignatures)
    .where(inArray(letterSignatures.applicationId, applicationIds))
    .orderBy(asc(letterSignatures.signedAt));

const readCharges = (db: Db, applicationIds: number[]) =>
  db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.applicationId, applicationIds), isPlatformCharge));

/** Presents, for each tuition, the letter `choose` takes from its versions. */
async function present(
  services: Services,
  tuitions: OwnTuition[],
  lang: Lang,
  choose: (versions: LetterRow[]) => LetterRow | undefined,
): Promise<Letter[]> {
  const { db } = services;
  const ids = tuitions.map(({ application }) => application.id);
  if (ids.length === 0) return [];
  const letters = await freezeLetters(services, db, tuitions);
  const signatures = await readSignatures(db, ids);
  const charges = await readCharges(db, ids);
  return tuitions.flatMap((tuition) => {
    const { id } = tuition.application;
    const versions = letters.get(id) ?? [];
    const letter = choose(versions);
    if (letter === undefined) return [];
    const parts = {
      tuition,
      letter,
      versions,
      signatures: signatures.filter(({ applicationId }) => applicationId === id),
      charge: charges.find(({ applicationId }) => applicationId === id) ?? null,
    };
    return [presentLetter(parts, lang)];
  });
}

export async function listLetters(services: Services, person: Person, page: number, lang: Lang) {
  const { db } = services;
  const where = and(isOwnTuition(person), wasConfirmed);
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(where);
  const rows = await selectTuitions(db)
    .where(where)
    .orderBy(isOver, desc(applications.stageChangedAt), desc(applications.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const tuitions = rows.map((row) => withSide(row, person));
  const data = await present(services, tuitions, lang, (versions) => versions.at(-1));
  return pageOf(page, counted?.total ?? 0, data);
}

export async function getLetter(
  services: Services,
  person: Person,
  { id, version, lang }: { id: number; version?: number | undefined; lang: Lang },
): Promise<Letter> {
  const tuition = await findOwnTuition(services.db, person, id);
  const { confirmedAt, stage } = tuition.application;
  if (confirmedAt === null && !isConfirmed(stage)) throw letterNotFound();
  const [letter] = await present(services, [tuition], lang, (versions) =>
    version === undefined ? versions.at(-1) : versions.find((row) => row.version === version),
  );
  if (letter === undefined) throw letterNotFound();
  return letter;
}
