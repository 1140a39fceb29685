import { asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { NewTutor, newTutorsQuery } from '#core/people/api/acceptance.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import type { Services } from '#server/ground/services/services.ts';
import { waitsForStaff } from '#server/people/acceptance/is-accepted.ts';
import { presentPersonRow } from '#server/staff/people/present-person-row.ts';
import { readTutorFacts } from '#server/staff/pipeline/read-tutor-facts.ts';

const isDecided = isNotNull(tutorAcceptances.decidedAt);

async function countDocuments(db: Db, tutorIds: number[]) {
  const rows = await db
    .select({
      tutorId: documentChecks.tutorId,
      status: documentChecks.status,
      count: sql`count(*)`.mapWith(Number),
    })
    .from(documentChecks)
    .where(inArray(documentChecks.tutorId, tutorIds))
    .groupBy(documentChecks.tutorId, documentChecks.status);
  return (tutorId: number): NewTutor['documents'] => {
    const of = (status: (typeof rows)[number]['status']) =>
      rows.find((row) => row.tutorId === tutorId && row.status === status)?.count ?? 0;
    return { waiting: of('waiting'), approved: of('approved'), returned: of('returned') };
  };
}

/** Waiting ones come in the order in which they became ready; the others begin with the newest. */
export async function listNewTutors(
  services: Services,
  { status, page }: z.output<typeof newTutorsQuery>,
  lang: Lang,
) {
  const { db } = services;
  const waits = waitsForStaff(services.now());
  const where =
    status === undefined
      ? or(waits, isDecided)
      : status === 'waiting'
        ? waits
        : eq(tutorAcceptances.state, status);
  const { askedAt, decidedAt } = tutorAcceptances;
  const of = db
    .select({ acceptance: tutorAcceptances, tutor: tutors, user: users })
    .from(tutorAcceptances)
    .innerJoin(tutors, eq(tutors.id, tutorAcceptances.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(where);
  const all = await db.$count(of.as('found'));
  const rows = await of
    .orderBy(
      status === 'waiting' ? asc(askedAt) : desc(sql`coalesce(${decidedAt}, ${askedAt})`),
      asc(tutorAcceptances.tutorId),
    )
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const tutorIds = rows.map(({ tutor }) => tutor.id);
  const factsOf = await readTutorFacts(services, tutorIds, null, lang);
  const documentsOf = await countDocuments(db, tutorIds);
  const actorOf = await readActors(
    db,
    rows.map(({ acceptance }) => acceptance.decidedBy),
  );
  const data = rows.map(({ acceptance, tutor, user }): NewTutor => {
    const { phone, city_name, area } = presentPersonRow(
      services,
      { user, tutor, parent: null },
      lang,
    );
    return {
      version: acceptance.version,
      state: acceptance.state,
      person: { user_id: user.id, name: user.name, type: 'tutor' },
      photo: user.photo,
      gender: user.gender,
      tutorid: tutor.tutorid,
      phone,
      city_name,
      area,
      profile_completed: tutor.profileCompleted,
      facts: factsOf(tutor),
      documents: documentsOf(tutor.id),
      asked_at: acceptance.askedAt?.toISOString() ?? null,
      decided_at: acceptance.decidedAt?.toISOString() ?? null,
      decided_by: actorOf(acceptance.decidedBy),
      note: acceptance.note,
      reason: acceptance.reason,
    };
  });
  return pageOf(page, all, data, STAFF_PAGE_SIZE);
}
