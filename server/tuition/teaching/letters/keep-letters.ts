/**
 * Does what is due about letters without a request: those of new tuitions are written, and people
 * who have not signed are reminded, once for each version, three days after it was written.
 * Source: docs/requirements/tuition/teaching.md, "The signed letter".
 */

import { and, eq, gte, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { ownSides } from '#core/people/account/own-sides.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tuitionLetters } from '#server/ground/db/schema/tuition-letters.ts';
import { isConfirmedNow, ofConfirmation } from '#server/ground/db/tuitions.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { selectTuitions } from '#server/tuition/handover/find-tuition.ts';
import { readSignatures } from './find-letters.ts';
import { freezeLetters } from './freeze-letters.ts';
import { askToSign } from './letter-notices.ts';

const MOST_AT_ONCE = 200;
export const REMIND_AFTER_DAYS = 3;
/** Days after which what is found stays without a reminder. */
const LATE_DAYS = 14;

const isOfConfirmation = ofConfirmation(eq(tuitionLetters.confirmedAt, applications.confirmedAt));

async function writeNew(services: Services): Promise<void> {
  const { db, now } = services;
  const withoutLetter = notExists(
    db
      .select({ version: tuitionLetters.version })
      .from(tuitionLetters)
      .where(and(eq(tuitionLetters.applicationId, applications.id), isOfConfirmation)),
  );
  const since = gte(applications.confirmedAt, dayjs.utc(now()).subtract(LATE_DAYS, 'day').toDate());
  const rows = await selectTuitions(db)
    .where(and(isConfirmedNow, since, withoutLetter))
    .orderBy(applications.id)
    .limit(MOST_AT_ONCE);
  await eachOnItsOwn(rows, (row) => freezeLetters(services, db, [row]));
}

/** Newest versions that are old enough and were not spoken of yet. */
async function readDue({ db, now }: Services) {
  const newer = alias(tuitionLetters, 'newer');
  return db
    .select({ id: tuitionLetters.applicationId, version: tuitionLetters.version })
    .from(tuitionLetters)
    .innerJoin(applications, eq(applications.id, tuitionLetters.applicationId))
    .where(
      and(
        isNull(tuitionLetters.remindedAt),
        lte(tuitionLetters.createdAt, dayjs.utc(now()).subtract(REMIND_AFTER_DAYS, 'day').toDate()),
        gte(
          tuitionLetters.createdAt,
          dayjs
            .utc(now())
            .subtract(REMIND_AFTER_DAYS + LATE_DAYS, 'day')
            .toDate(),
        ),
        isConfirmedNow,
        isOfConfirmation,
        notExists(
          db
            .select({ version: newer.version })
            .from(newer)
            .where(
              and(
                eq(newer.applicationId, tuitionLetters.applicationId),
                sql`${newer.version} > ${tuitionLetters.version}`,
              ),
            ),
        ),
      ),
    )
    .orderBy(tuitionLetters.applicationId)
    .limit(MOST_AT_ONCE);
}

async function remind(services: Services, id: number, version: number): Promise<void> {
  await services.db.transaction(async (db) => {
    const isIt = and(eq(tuitionLetters.applicationId, id), eq(tuitionLetters.version, version));
    // Of two nodes one reminds.
    const reminded = await db
      .update(tuitionLetters)
      .set({ remindedAt: services.now() })
      .where(and(isIt, isNull(tuitionLetters.remindedAt)))
      .returning({ version: tuitionLetters.version });
    const [tuition] = await selectTuitions(db).where(eq(applications.id, id));
    if (reminded.length === 0 || tuition === undefined) return;
    const signatures = await readSignatures(db, [id]);
    const signed = signatures.filter((one) => one.version === version).map(({ side }) => side);
    const unsigned = ownSides.filter((side) => !signed.includes(side));
    await askToSign(services, db, tuition, 'letter_reminder', unsigned);
  });
}

const remindDue = async (services: Services): Promise<void> =>
  eachOnItsOwn(await readDue(services), ({ id, version }) => remind(services, id, version));

export async function keepLetters(services: Services): Promise<void> {
  await eachOnItsOwn([writeNew, remindDue], (work) => work(services));
}
