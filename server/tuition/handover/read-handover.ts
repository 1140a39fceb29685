/** Showing tutor and guardian to each other. Each look is an entry of the audit log. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import type { GuardianHandover, TutorHandover } from '#core/tuition/api/handover.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { ParentCaller, TutorCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readStudies } from '#server/market/hiring/connected-tutors.ts';
import { findTuition, ofGuardian, ofTutor, type Tuition } from './find-tuition.ts';
import { presentForGuardian, presentForTutor } from './present-handover.ts';
import { watchReads } from './watch-reads.ts';

async function noteRead(
  services: Services,
  { application }: Tuition,
  user: { id: number },
  origin: Origin,
) {
  await writeAudit(services, origin, {
    action: 'handover_read',
    outcome: 'ok',
    userId: user.id,
    target: `application:${application.id}`,
  });
  await watchReads(services, user.id);
}

interface Wanted {
  jobId: number;
  lang: Lang;
  origin: Origin;
}

export async function readTutorHandover(
  services: Services,
  { tutor, user }: TutorCaller,
  { jobId, lang, origin }: Wanted,
): Promise<TutorHandover> {
  const tuition = await findTuition(services.db, ofTutor(tutor.id, jobId));
  await noteRead(services, tuition, user, origin);
  return presentForTutor(tuition, services.lookupCache.current, lang);
}

export async function readGuardianHandover(
  services: Services,
  { parent, user }: ParentCaller,
  { jobId, lang, origin }: Wanted,
): Promise<GuardianHandover> {
  const { db, lookupCache } = services;
  const tuition = await findTuition(db, ofGuardian(parent.id, jobId));
  const { tutor } = tuition;
  const universityId = (await readStudies(db, [tutor.id])).get(tutor.id) ?? null;
  const university =
    universityId === null ? null : nameIn(lookupCache.current.universities, universityId, lang);
  await noteRead(services, tuition, user, origin);
  return presentForGuardian(tuition, university, lookupCache.current, lang);
}
