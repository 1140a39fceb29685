/**
 * A guardian changes a saved place. Tuitions that go on there move with it: their tutors and staff are
 * told, as of every changed address. Source: docs/requirements/market/hire.md, "Changed address".
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists } from 'drizzle-orm';
import type { z } from 'zod';
import type { locationBody } from '#core/market/api/own-locations.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { contactMessages } from '#server/ground/db/schema/contact-messages.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { lockRequest } from '#server/market/hiring/lock-request.ts';
import { tellPlaceChanged } from '#server/market/hiring/tell-place-changed.ts';
import { savedPlaces } from './own-locations.ts';
import { isOwn } from './saved-list.ts';

type Place = Awaited<ReturnType<typeof savedPlaces.named>>;

/** Requests whose tuition goes on at this place, in the order they are locked. */
const findTaughtThere = (db: Db, { id, parentId }: Place) =>
  db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .innerJoin(requestDetails, eq(requestDetails.jobOfferId, jobOffers.id))
    .where(
      and(
        eq(jobOffers.parentId, parentId),
        eq(requestDetails.parentLocationId, id),
        exists(
          db
            .select({ id: applications.id })
            .from(applications)
            .where(and(eq(applications.jobOfferId, jobOffers.id), isTakenNow)),
        ),
      ),
    )
    .orderBy(asc(jobOffers.id));

async function moveTuition(
  services: Services,
  db: Db,
  jobId: number,
  { place, caller, origin }: { place: Place; caller: ParentCaller; origin: Origin },
) {
  const { user } = caller;
  const before = await lockRequest(db, jobId);
  const at = services.now();
  const [after] = await db
    .update(jobOffers)
    .set({
      cityId: place.cityId,
      locationId: place.locationId,
      fullAddress: place.detailAddress,
      flatHouse: null,
      roadNo: null,
      area: null,
      latitude: place.latitude,
      longitude: place.longitude,
      version: before.version + 1,
      updatedAt: at,
    })
    .where(eq(jobOffers.id, jobId))
    .returning();
  if (after === undefined) throw new Error(`Request ${jobId} was not saved`);
  await db
    .insert(requestEvents)
    .values({ jobOfferId: jobId, kind: 'moved', at, byUserId: user.id });
  await tellPlaceChanged(services, db, before, after);
  // Into the list of messages: somebody looks whether tutor and letter still fit.
  await db.insert(contactMessages).values({
    name: user.name,
    phone: user.phoneNo,
    topic: 'hire',
    message: serverText('parent.address_changed', user.lang, {
      request_no: requestNo(jobId),
      class_name: nameIn(services.lookupCache.current.classes, after.classId, user.lang),
    }),
    jobId,
    lang: user.lang,
    idempotencyKey: randomUUID(),
    idempotencyHash: 'moved',
    createdAt: at,
  });
  await writeAudit({ ...services, db }, origin, {
    action: 'tuition_moved',
    outcome: 'ok',
    userId: user.id,
    target: `job:${jobId}`,
  });
}

const PLACE = ['cityId', 'locationId', 'detailAddress'] as const;

export function changePlace(
  services: Services,
  caller: ParentCaller,
  { id, form, origin }: { id: number; form: z.output<typeof locationBody>; origin: Origin },
): Promise<Place> {
  const own = { parentId: caller.parent.id, id };
  return services.db.transaction(async (db) => {
    const within = { ...services, db };
    const [before] = await db
      .select()
      .from(parentLocations)
      .where(isOwn(parentLocations, own))
      .for('update');
    const place = await savedPlaces.update(within, own, form);
    if (before && PLACE.some((column) => before[column] !== place[column]))
      for (const job of await findTaughtThere(db, place))
        await moveTuition(services, db, job.id, { place, caller, origin });
    return place;
  });
}
