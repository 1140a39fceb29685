/** Keeps where the tutor's device was last: one position, kept only while the tutor shares it. */

import { and, eq } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';

/** The screen waits for 100 m and five seconds; more than this is no walk. */
const UPDATES = [
  { seconds: 60, max: 15 },
  { seconds: inSeconds({ hours: 1 }), max: 240 },
];
const FORGOTTEN = { lastLatitude: null, lastLongitude: null, lastAt: null };

type Row = typeof tutorPositions.$inferSelect;

function present(row: Row | undefined) {
  const { lastLatitude: lat = null, lastLongitude: lon = null } = row ?? {};
  return {
    is_tracking: row?.isTracking ?? false,
    position: lat === null || lon === null ? null : { lat, lon },
    updated_at: row?.lastAt?.toISOString() ?? null,
  };
}

export function createPositionHandlers(services: Services) {
  const { db } = services;
  const now = () => services.now();
  const ofTutor = (tutorId: number) => eq(tutorPositions.tutorId, tutorId);
  return {
    getPosition: async ({ caller }) => {
      const [row] = await db.select().from(tutorPositions).where(ofTutor(caller.tutor.id));
      return present(row);
    },
    updatePosition: async ({ caller, body }) => {
      const tutorId = caller.tutor.id;
      await takeLimits(db, [{ key: `position:${tutorId}`, windows: UPDATES }], now());
      const [row] = await db
        .update(tutorPositions)
        .set({ lastLatitude: body.lat, lastLongitude: body.lon, lastAt: now() })
        .where(and(ofTutor(tutorId), eq(tutorPositions.isTracking, true)))
        .returning();
      if (row === undefined) throw new ApiError('tracking_off');
      return present(row);
    },
    setPositionTracking: async ({ caller, body }) => {
      const isTracking = body.enabled;
      const set = { isTracking, ...(isTracking ? {} : FORGOTTEN) };
      const [row] = await db
        .insert(tutorPositions)
        .values({ tutorId: caller.tutor.id, isTracking })
        .onConflictDoUpdate({ target: tutorPositions.tutorId, set })
        .returning();
      return present(row);
    },
    deletePosition: async ({ caller, request }) => {
      await db.update(tutorPositions).set(FORGOTTEN).where(ofTutor(caller.tutor.id));
      return success('profile.position_deleted', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
