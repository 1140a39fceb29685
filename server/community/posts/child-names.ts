/** Children a member knows by name: saved by a guardian, named in requests, taught by a tutor. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';
import type { Member } from './member.ts';

async function readSaved(db: Db, { parent }: Member): Promise<string[]> {
  if (parent === null) return [];
  const rows = await db
    .select({ name: students.name })
    .from(students)
    .where(eq(students.parentId, parent.id));
  return rows.map(({ name }) => name);
}

const named = isNotNull(requestDetails.studentName);

async function readAsked(db: Db, { parent }: Member): Promise<(string | null)[]> {
  if (parent === null) return [];
  const rows = await db
    .select({ name: requestDetails.studentName })
    .from(jobOffers)
    .innerJoin(requestDetails, eq(requestDetails.jobOfferId, jobOffers.id))
    .where(and(eq(jobOffers.parentId, parent.id), named));
  return rows.map(({ name }) => name);
}

async function readTaught(db: Db, { tutor }: Member): Promise<(string | null)[]> {
  if (tutor === null) return [];
  const rows = await db
    .select({ name: requestDetails.studentName })
    .from(applications)
    .innerJoin(requestDetails, eq(requestDetails.jobOfferId, applications.jobOfferId))
    .where(and(eq(applications.tutorId, tutor.id), isOrWasTuition, named));
  return rows.map(({ name }) => name);
}

export async function readChildNames(db: Db, member: Member): Promise<string[]> {
  const names = [
    ...(await readSaved(db, member)),
    ...(await readAsked(db, member)),
    ...(await readTaught(db, member)),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}
